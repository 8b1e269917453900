import {languageFactsOf} from '../content/facts/languageFacts';
import {classOf, modelOf, sampleModelOf} from '../content/samples/sampleModel';
import {parseSample} from '../content/samples/sampleCode';
import {versionOf} from '../content/site/site';
import {modelNames as namesInSource} from 'qodlyscript';
import {precedenceOf} from '../content/site/versionOrder';
import {checkEntityModel, checkRequestModel, unknownIn} from '../rest/checkModel';
import {readHttp, type RestRequest} from '../rest/readRequests';
import {problemAt, type Check} from './problem';

/** Names that samples on a page may use in addition to the sample model, by the page's route. */
const ownNames: Record<string, readonly string[]> = {
  'guides/creating-a-login-page-for-public-access': ['item', 'user'],
  'guides/crud-operations': ['AuditLog'],
  'studio/model/attributes': ['Invoice.products', 'InvoiceLine.productName'],
  'studio/roles/attributesPermissions': ['Reporting'],
};

/**
 * Requires samples to use only dataclasses and attributes from the version's sample model, or ones that
 * classes on the page add to it.
 *
 * good: `ds.Employee.query("salary > 40000")`, `GET /rest/Company(1)/employees`
 * bad:  `ds.Customer.all()`
 *       docs/page.md:2:4: the sample model has no dataclass "Customer". Did you mean "Company"? …
 */
export const modelNames: Check = (page, site) => {
  const version = versionOf(site, page.file);
  if (!version || sampleModelOf(version).size === 0) {
    return [];
  }
  const model = modelOf(page, version);
  const functions = new Set(page.samples.flatMap(({code}) => functionNames(code.value)));
  const context = {
    model,
    facts: languageFactsOf(site, version),
    ownClasses: new Set(page.samples.flatMap((sample) => classOf(sample) ?? [])),
  };
  return page.samples.flatMap((sample) => {
    const {code, language, mark} = sample;
    const {file} =
      language === 'qs' && mark !== 'wrong' ? parseSample(code, precedenceOf(version.label)) : {};
    const requests = language === 'http' ? readHttp(code.value) : [];
    const json = language === 'json' || language === 'http' ? readJson(code.value) : undefined;
    return [
      ...(file ? namesInSource(file, context, classOf(sample)) : []).flatMap(
        ({at, dataclass, path}) =>
          unknownIn(model, dataclass, path).map((problem) => ({at, ...problem})),
      ),
      ...requests
        .flatMap((request) => checkRequestModel(request, model, functions))
        .map(({line, ...problem}) => ({...problem, at: {line, column: 1}})),
      ...(json
        ? checkEntityModel(json.text, model, dataclassOf(requests)).map(({line, ...problem}) => ({
            ...problem,
            at: {line: line + json.line, column: 1},
          }))
        : []),
    ]
      .filter(({name}) => !ownNames[page.route]?.includes(name))
      .map(({at, found, hint}) =>
        problemAt(code, {found, hint, lineOffset: at.line, column: at.column}),
      );
  });
};

/** Returns the JSON in a response or request body, and the number of lines before it. */
function readJson(sample: string): {text: string; line: number} | undefined {
  const start = /^[[{]/m.exec(sample)?.index;
  return start === undefined
    ? undefined
    : {text: sample.slice(start), line: sample.slice(0, start).split('\n').length - 1};
}

/** in: `POST /rest/Employee?$method=update`; out: `Employee`, the dataclass of the body */
function dataclassOf([request]: RestRequest[]): string | undefined {
  return /^\/rest\/([A-Z]\w*)$/.exec(request?.path ?? '')?.[1];
}

function functionNames(source: string): string[] {
  return [...source.matchAll(/\bfunction (\w+)/g)].map(([, name = '']) => name);
}
