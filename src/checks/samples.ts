import {languageFactsOf} from '../content/facts/languageFacts';
import {restFactsOf} from '../content/facts/restFacts';
import type {Code} from 'mdast';
import {findProblems, type LanguageFacts} from 'qodlyscript';
import {precedenceOf} from '../content/site/versionOrder';
import {checkRequest, type RestFacts} from '../rest/checkRequest';
import {differences} from '../rest/compareRequests';
import {readCurl, readFetch, readHttp, type RestRequest} from '../rest/readRequests';
import {attributeValue, nodesOf, type JsxElement} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {parseSample} from '../content/samples/sampleCode';
import type {Sample} from '../content/page/samples';
import {versionOf, type Site} from '../content/site/site';
import {
  flattenProblems,
  problemAt,
  problemIf,
  type Check,
  type NestedProblems,
  type Problem,
} from './problem';

/** The facts that samples are checked against. */
interface SampleContext {
  language: LanguageFacts;
  rest: RestFacts;
}

/**
 * Requires samples to be valid in the language and the API of the page's version.
 *
 * bad: `result = lenght("Qodly")`
 *      docs/page.md:2:10: no command "lenght" is documented in next. Write "length", …
 *
 * `fragment` exempts a `qs` or `json` sample that doesn't parse, and `wrong` one that is intentionally
 * invalid. An unneeded `fragment` or `wrong` is also reported.
 */
export const samples: Check = (page, site) => {
  const context = contextOf(page, site);
  return flattenProblems([
    page.samples.map((sample) => problemsOf(sample, context)),
    nodesOf(page.tree, 'mdxJsxFlowElement').filter(isClientTabs).map(tabProblems),
  ]);
};

function contextOf(page: Page, site: Site): SampleContext {
  // Unversioned pages, such as the style page, are about the upcoming version.
  const version = versionOf(site, page.file) ?? site.versions[0];
  if (!version) {
    throw new Error(`The site in ${site.directory} has no version.`);
  }
  return {language: languageFactsOf(site, version), rest: restFactsOf(version)};
}

function problemsOf(sample: Sample, context: SampleContext): NestedProblems {
  switch (sample.language) {
    case 'qs':
      return sourceProblems(sample, context.language);
    case 'json':
      return jsonProblem(sample);
    case 'http':
      return httpProblems(sample, context.rest);
    default:
      return undefined;
  }
}

function sourceProblems({code, mark}: Sample, facts: LanguageFacts): NestedProblems {
  const precedence = precedenceOf(facts.version);
  const {file, problems, isIntentional} = parseSample(code, precedence);
  // The project around a sample is unknown.
  const all = file ? findProblems(file, {facts, precedence}) : problems;
  if (mark === 'fragment') {
    return file && markProblem(code, mark, 'the sample consists of complete statements');
  }
  if (mark === 'wrong') {
    return all.length === 0 && markProblem(code, mark, 'the sample is valid');
  }
  return all
    .filter((problem) => !isIntentional(problem))
    .map(({at, found, hint}) =>
      problemAt(code, {found, hint, lineOffset: at.line, column: at.column}),
    );
}

function jsonProblem({code, mark}: Sample): NestedProblems {
  const error = jsonError(code.value);
  if (!error) {
    return mark && markProblem(code, mark, 'the JSON parses');
  }
  return problemIf(!mark, code, {
    found: `the JSON does not parse: ${error.message}`,
    hint: 'Correct it, or mark the fence `json fragment` if it is only an excerpt',
    lineOffset: error.line,
  });
}

/** Reads the line from Node's message, which states the position or that the text ends too early. */
function jsonError(text: string): {message: string; line: number} | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? undefined : Number(position));
    return {message, line: before.split('\n').length};
  }
}

function httpProblems({code, mark}: Sample, facts: RestFacts): NestedProblems {
  const requests = readHttp(code.value);
  const versionedIndex = code.value
    .split('\n')
    .findIndex((line) => /^[A-Z]{3,} \S+ HTTP\/[\d.]+$/.test(line));
  if (versionedIndex >= 0) {
    return problemAt(code, {
      found: 'the request line contains the HTTP version',
      hint: 'Leave out "HTTP/1.1": write the method and the path, `POST /rest/Employee`',
      lineOffset: versionedIndex + 1,
    });
  }
  if (requests[0]?.line !== 1 && !code.value.startsWith('HTTP/')) {
    return problemAt(code, {
      found: 'the HTTP sample does not begin with a request',
      hint: 'Write the method and the path first: `GET /rest/Employee`',
      lineOffset: 1,
    });
  }
  return [
    requests
      .flatMap((request) => checkRequest(request, facts))
      .map(({line, found, hint}) => problemAt(code, {found, hint, lineOffset: line})),
    !mark && bodyProblems(code),
  ];
}

/** Requires JSON bodies, from one empty line to the next, to parse. */
function bodyProblems(code: Code): NestedProblems {
  return [...code.value.matchAll(/(?<=\n\n)[[{][^]*?(?=\n\n|$)/g)].map(({0: body, index}) => {
    const error = jsonError(body);
    const linesBefore = code.value.slice(0, index).split('\n').length - 1;
    return (
      error &&
      problemAt(code, {
        found: `the JSON of the body does not parse: ${error.message}`,
        hint: 'Correct it, or mark the fence `http fragment` if something is left out',
        lineOffset: linesBefore + error.line,
      })
    );
  });
}

const readers: Record<string, (sample: string) => RestRequest[]> = {
  http: readHttp,
  bash: readCurl,
  ts: readFetch,
  js: readFetch,
};

/** Returns the REST requests in a sample, in any of the languages that show them. */
export function requestsIn({lang, value}: Code): RestRequest[] {
  return readers[lang ?? '']?.(value) ?? [];
}

/** Returns true for tabs that show one request for different clients. */
function isClientTabs(element: JsxElement): boolean {
  return element.name === 'Tabs' && attributeValue(element, 'groupId') === 'client';
}

/** Requires all tabs to show the same request as the HTTP tab, or else as the first tab. */
function tabProblems(element: JsxElement): NestedProblems {
  const tabs = nodesOf(element, 'code').flatMap((code) => {
    const requests = requestsIn(code);
    return requests.length > 0 ? [{code, requests}] : [];
  });
  const model = tabs.find(({code}) => code.lang === 'http') ?? tabs[0];
  return tabs.map(({code, requests}) =>
    differences(model?.requests ?? [], requests).map(({line, found}) =>
      problemAt(code, {
        found: `the tabs "${tabName(model?.code)}" and "${tabName(code)}" differ: ${found}`,
        hint: 'Show the same request in all tabs',
        lineOffset: line,
      }),
    ),
  );
}

/** Returns the label that pages give the tab for a language. */
function tabName(code: Code | undefined): string {
  return {http: 'HTTP', bash: 'curl', ts: 'fetch', js: 'fetch'}[code?.lang ?? ''] ?? '';
}

function markProblem(code: Code, mark: string, reason: string): Problem {
  return problemAt(code, {
    found: `${reason}, but is marked "${mark}"`,
    hint: `Remove the mark "${mark}"`,
  });
}
