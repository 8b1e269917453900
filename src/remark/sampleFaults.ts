import type {Code, Root} from 'mdast';
import {checkSource} from '../language/checks/checkSource';
import type {LanguageFacts} from '../language/checks/facts';
import type {SourceFault} from '../language/parser/faults';
import {parse} from '../language/parser/parse';
import {precedenceOf} from '../language/parser/operators';
import {checkRequest} from '../rest/checkRequest';
import {differences} from '../rest/compareRequests';
import type {RestFacts} from '../rest/facts';
import {readCurl} from '../rest/readCurl';
import {readFetch} from '../rest/readFetch';
import {readHttp} from '../rest/readHttp';
import type {RestRequest} from '../rest/request';
import type {Fault} from './fail';
import {collectClientTabs, collectSamples, type Sample} from './samples';

/** What samples are checked against. */
export interface SampleContext {
  /** As readers see it: `1.1.0`. */
  version: string;
  language: LanguageFacts;
  rest: RestFacts;
}

type SampleFault = Fault & {node: Code};

/** What is wrong with the samples of a page. */
export function sampleFaults(tree: Root, context: SampleContext): SampleFault[] {
  return [
    ...collectSamples(tree).flatMap((sample) => faultsOf(sample, context)),
    ...collectClientTabs(tree).flatMap(tabFaults),
  ];
}

function faultsOf(sample: Sample, context: SampleContext): SampleFault[] {
  switch (sample.language) {
    case 'qs':
      return sourceFaults(sample, context);
    case 'json':
      return jsonFaults(sample);
    case 'http':
      return httpFaults(sample.code, context.rest);
    default:
      return [];
  }
}

function sourceFaults({code, mark}: Sample, {version, language}: SampleContext): SampleFault[] {
  const {file, faults} = parse(code.value, precedenceOf(version));
  const all = file ? checkSource(file, language) : faults;
  if (mark === 'fragment') {
    return file ? [markFault(code, 'fragment', 'the sample is made of whole statements')] : [];
  }
  if (mark === 'wrong') {
    return all.length > 0
      ? []
      : [markFault(code, 'wrong', 'nothing in the sample is against the language')];
  }
  return all.map((fault) => atSource(code, fault));
}

function atSource(node: Code, {at, found, fix}: SourceFault): SampleFault {
  return {node, found, fix, lineOffset: at.line, column: at.column};
}

function jsonFaults({code, mark}: Sample): SampleFault[] {
  try {
    JSON.parse(code.value);
  } catch (error) {
    return mark
      ? []
      : [
          {
            node: code,
            found: `the JSON does not parse: ${(error as Error).message}`,
            fix: 'Correct it, or mark the fence `json fragment` when it is a part',
            lineOffset: lineOfJsonError(error as Error, code.value),
          },
        ];
  }
  return mark ? [markFault(code, mark, 'the JSON parses')] : [];
}

/** Node's message names the position, or that the text ends too early. */
function lineOfJsonError({message}: Error, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length;
}

function httpFaults(code: Code, facts: RestFacts): SampleFault[] {
  const requests = readHttp(code.value);
  if (requests[0]?.line !== 1 && !code.value.startsWith('HTTP/')) {
    return [
      {
        node: code,
        found: 'the HTTP sample does not begin with a request',
        fix: 'Write the method and the path first: `GET /rest/Employee`',
        lineOffset: 1,
      },
    ];
  }
  return requests
    .flatMap((request) => checkRequest(request, facts))
    .map(({line, found, fix}) => ({node: code, found, fix, lineOffset: line}));
}

const readers: Record<string, (sample: string) => RestRequest[]> = {
  http: readHttp,
  bash: readCurl,
  ts: readFetch,
  js: readFetch,
};

/** The tabs of one request say the same; the HTTP tab, or the first one, tells what. */
function tabFaults(codes: Code[]): SampleFault[] {
  const tabs = codes.flatMap((code) => {
    const requests = readers[code.lang ?? '']?.(code.value) ?? [];
    return requests.length > 0 ? [{code, requests}] : [];
  });
  const model = tabs.find(({code}) => code.lang === 'http') ?? tabs[0];
  return tabs.flatMap(({code, requests}) =>
    differences(model?.requests ?? [], requests).map(({line, found}) => ({
      node: code,
      found: `the tabs "${model?.code.lang}" and "${code.lang}" differ: ${found}`,
      fix: 'Say the same request in all tabs',
      lineOffset: line,
    })),
  );
}

function markFault(node: Code, mark: string, reason: string): SampleFault {
  return {node, found: `${reason}, and marked "${mark}"`, fix: `Take the mark "${mark}" away`};
}
