import type {Code} from 'mdast';
import type {DataModel} from 'qodlyscript';
import {memoize} from '../cache/memoize';
import {cacheByText} from '../cache/pageCache';
import {isCode, nodesOf, rowsBelow, type Row, metaValue} from '../page/nodes';
import type {Page} from '../page/page';
import type {Sample} from '../page/samples';
import {pageAt, type Version} from '../site/site';

/** The page that shows the model, and the heading above it. */
const modelPage = 'guides/data-model-objects.md';
const modelHeading = 'The sample model';

/**
 * Returns the data model that the version's samples share, which is empty if no page shows it. The table on
 * that page lists the attributes, and the diagram above shows which dataclasses the relations target.
 *
 *     Employee -> Company [label="employer"]
 *
 *     | Dataclass | Text | Relations |
 *     | `Employee` | `lastName`, `email` | `employer` (a company) |
 */
export const sampleModelOf = memoize((version: Version): DataModel => {
  const model: DataModel = new Map();
  const page = pageAt(version, modelPage);
  const {attributes, relations} = page ? readModel(page) : {attributes: [], relations: []};
  for (const [dataclass, names] of attributes) {
    model.set(dataclass, new Map(names.map((name) => [name, {}])));
  }
  for (const {from, attribute, to} of relations) {
    model.get(from)?.set(attribute, {related: to});
  }
  return model;
});

interface ShownModel {
  /** Each dataclass with the names of its attributes. */
  attributes: [string, string[]][];
  relations: {from: string; attribute: string; to: string}[];
}

const readModel = cacheByText('model', (page: Page): ShownModel => {
  const sections = page.syntaxError ? [] : page.sections;
  const nodes = sections.find(({heading}) => heading?.text === modelHeading)?.blocks ?? [];
  const diagrams = nodes.filter(isCode).filter(({lang}) => lang === 'dot');
  return {
    attributes: rowsBelow('Dataclass', nodes).map(readAttributes),
    relations: diagrams.flatMap(readRelations),
  };
});

/** Returns the names in inline code in a row: the dataclass, then its attributes. */
function readAttributes({node}: Row): [string, string[]] {
  const [dataclass = '', ...names] = nodesOf(node, 'inlineCode').map(({value}) => value);
  // Each dataclass has the primary key, which only the sentence above the table mentions.
  return [dataclass, ['ID', ...names]];
}

/** in: `Employee -> Employee [label="manager,\ndirectReports"]`; out: a relation for each name */
function readRelations({value}: Code): ShownModel['relations'] {
  return [...value.matchAll(/(\w+) -> (\w+) \[label="([^"]+)"\]/g)].flatMap(
    ([, from = '', to = '', label = '']) =>
      label.split(/,(?:\\n|\s)*/).map((attribute) => ({from, attribute, to})),
  );
}

/** Returns the class that a sample's file defines: `cs.EmployeeEntity` for `title="EmployeeEntity.4qs"`. */
export function classOf({code}: Sample): string | undefined {
  const name = /^(\w+)(?:\.4qs)?$/.exec(metaValue(code, 'title') ?? '')?.[1];
  return name && `cs.${name}`;
}

/**
 * Returns the model for the samples on a page: the version's model, plus the calculated attributes that
 * entity classes on the page define.
 */
export function modelOf(page: Page, version: Version): DataModel {
  const model: DataModel = new Map(
    [...sampleModelOf(version)].map(([name, attributes]) => [name, new Map(attributes)]),
  );
  for (const sample of page.samples) {
    const dataclass = /^cs\.(\w+)Entity$/.exec(classOf(sample) ?? '')?.[1];
    for (const [, name = '', related] of sample.code.value.matchAll(
      /\bfunction get (\w+).*?(?:->.*:|\) *:) *(?:cs\.(\w+?)(?:Entity|Selection)\b)?/g,
    )) {
      model.get(dataclass ?? '')?.set(name, related ? {related} : {});
    }
  }
  return model;
}
