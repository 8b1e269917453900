import type {Page} from '../content/page';
import {languageFactsOf} from '../content/languageFacts';
import {metaValue} from '../content/nodes';
import {parseSample} from '../content/parsedSample';
import {sampleModelOf} from '../content/sampleModel';
import type {Sample} from '../content/samples';
import {versionOf} from '../content/site';
import {checkModel} from '../language/checks/checkModel';
import type {DataModel} from '../language/checks/dataModel';
import {precedenceOf} from '../language/parser/operators';
import {checkEntityModel} from '../rest/checkEntityModel';
import {checkRequestModel} from '../rest/checkRequestModel';
import {readHttp} from '../rest/readHttp';
import type {RestRequest} from '../rest/request';
import type {ExcusableCheck} from './exceptions';
import {faultAt} from './fault';

/**
 * Samples use the dataclasses and attributes of the model that the version shows, and those that
 * classes of the page add to it.
 *
 * good: `ds.Employee.query("salary > 40000")`, `GET /rest/Company(1)/employees`
 * bad:  `ds.Customer.all()`
 *       docs/page.md:2:4: the sample model has no dataclass "Customer". Did you mean "Company"? …
 */
export const modelNames: ExcusableCheck = (page, site) => {
  const version = versionOf(site, page.file);
  const shown = version && sampleModelOf(version);
  if (!version || !shown || shown.size === 0) {
    return [];
  }
  const model = withAttributes(shown, page);
  const functions = new Set(page.samples.flatMap(({code}) => functionNames(code.value)));
  const context = {
    model,
    facts: languageFactsOf(site, version),
    ownClasses: new Set(page.samples.flatMap((sample) => classOf(sample) ?? [])),
  };
  return page.samples.flatMap((sample) => {
    const {code, language, mark} = sample;
    const isSource = language === 'qs' && mark !== 'wrong';
    const {file} = isSource ? parseSample(code, precedenceOf(version.label)) : {};
    const requests = language === 'http' ? readHttp(code.value) : [];
    const json = language === 'json' || language === 'http' ? readJson(code.value) : undefined;
    return [
      ...(file ? checkModel(file, context, classOf(sample)) : []),
      ...requests
        .flatMap((request) => checkRequestModel(request, model, functions))
        .map(({line, ...fault}) => ({...fault, at: {line, column: 1}})),
      ...(json
        ? checkEntityModel(json.text, model, dataclassOf(requests)).map(({line, ...fault}) => ({
            ...fault,
            at: {line: line + json.line, column: 1},
          }))
        : []),
    ].map(({at, name, found, hint}) => ({
      subject: `${page.route}#${name}`,
      ...faultAt(code, {found, hint, lineOffset: at.line, column: at.column}),
    }));
  });
};

/** The JSON of an answer, or of the body of a request, and how many lines stand before it. */
function readJson(sample: string): {text: string; line: number} | undefined {
  const start = /^[[{]/m.exec(sample)?.index;
  return start === undefined
    ? undefined
    : {text: sample.slice(start), line: sample.slice(0, start).split('\n').length - 1};
}

/** in: `title="EmployeeEntity.4qs"`; out: `cs.EmployeeEntity` */
function classOf({code}: Sample): string | undefined {
  const name = /^(\w+)(?:\.4qs)?$/.exec(metaValue(code, 'title') ?? '')?.[1];
  return name && `cs.${name}`;
}

/** The model with the calculated attributes that entity classes of the page have. */
function withAttributes(shown: DataModel, {samples}: Page): DataModel {
  const model: DataModel = new Map([...shown].map(([name, own]) => [name, new Map(own)]));
  for (const sample of samples) {
    const dataclass = /^cs\.(\w+)Entity$/.exec(classOf(sample) ?? '')?.[1];
    for (const [, name = '', related] of sample.code.value.matchAll(
      /\bfunction get (\w+).*?(?:->.*:|\) *:) *(?:cs\.(\w+?)(?:Entity|Selection)\b)?/g,
    )) {
      model.get(dataclass ?? '')?.set(name, related ? {related} : {});
    }
  }
  return model;
}

/** in: `POST /rest/Employee?$method=update`; out: `Employee`, which the body is of */
function dataclassOf([request]: RestRequest[]): string | undefined {
  return /^\/rest\/([A-Z]\w*)$/.exec(request?.path ?? '')?.[1];
}

function functionNames(source: string): string[] {
  return [...source.matchAll(/\bfunction (\w+)/g)].map(([, name = '']) => name);
}
