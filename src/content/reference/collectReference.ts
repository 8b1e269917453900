import {memoize} from '../cache/memoize';
import {cacheByText} from '../cache/pageCache';
import {definitionsOf, type Definition} from '../names/definitions';
import {readTable} from '../page/nodes';
import type {Page} from '../page/page';
import {directions, parameterOfRow, resultRow, type SignatureBlock} from '../page/signatures';
import type {Version} from '../site/site';
import {collectConstants} from './collectConstants';
import {collectObjects} from './collectObjects';
import {
  byKindOwnerAndName,
  type CollectedEntry,
  type DocumentedObject,
  type Form,
  type Parameter,
} from './entry';

/** Returns every name that the version's pages document, sorted by kind, owner, and name. */
export const referenceOf = memoize(({pages}: Version): CollectedEntry[] =>
  withKnownValues(withoutRepetitions(pages.flatMap(entriesOf))).sort(byKindOwnerAndName),
);

/** Returns the entries on one page, in page order. */
export const entriesOf = cacheByText('entries', (page): CollectedEntry[] => {
  if (!page.path.startsWith('language/') || page.syntaxError) {
    return [];
  }
  const definitions = definitionsOf(page);
  const objects = collectObjects(page, definitions);
  const subject = definitions.find(({heading}) => heading === undefined);
  return [
    ...definitions.map((definition) => toEntry(definition, page, objects.get(definition))),
    ...collectConstants(page, subject?.name),
  ];
});

function toEntry(definition: Definition, page: Page, objects: DocumentedObject[] = []) {
  const {kind, name, owner, heading, blocks, purpose, deprecated} = definition;
  const {theme} = page.frontMatter;
  const signatures = blocks.flatMap(readForms);
  const syntax = blocks.flatMap(({isSyntax, code}) => (isSyntax ? code.value.split('\n') : []));
  return {
    kind,
    name,
    ...(owner && {owner}),
    ...(kind === 'command' && !heading && theme && {theme}),
    signatures,
    ...(signatures.length === 0 && syntax.length > 0 && {syntax}),
    ...(objects.length > 0 && {objects}),
    purpose,
    ...(deprecated && {deprecated}),
    route: page.route,
    ...(heading && {anchor: heading.anchor}),
  } satisfies CollectedEntry;
}

/** Prefers a command's own page to other pages that also document it. */
function withoutRepetitions(entries: readonly CollectedEntry[]): CollectedEntry[] {
  const withPage = new Set(
    entries.filter(({kind, anchor}) => kind === 'command' && !anchor).map(({name}) => name),
  );
  return entries.filter(
    ({kind, name, anchor}) => !(kind === 'command' && anchor && withPage.has(name)),
  );
}

/** Fills in constant values from other pages, since a page may list a constant without its value. */
function withKnownValues(entries: readonly CollectedEntry[]): CollectedEntry[] {
  const values = new Map(
    entries.flatMap(({kind, name, value}) => (kind === 'constant' && value ? [[name, value]] : [])),
  );
  return entries.map((entry) => {
    const value = entry.kind === 'constant' && !entry.value ? values.get(entry.name) : undefined;
    return value ? {...entry, value} : entry;
  });
}

type Row = Pick<Parameter, 'type' | 'direction' | 'description'>;

/** Returns the forms of a signature, with the parameters and result from its parameter table. */
function readForms(block: SignatureBlock): Form[] {
  const rows = readRows(block);
  return block.forms.map((form) => {
    const result = rows.get(resultRow);
    return {
      text: form.text,
      parameters: form.parameters.map(({name, type, optional, variadic}) => {
        const row = rows.get(name);
        return {
          name,
          type: type || (row?.type ?? ''),
          optional,
          variadic,
          direction: row?.direction ?? 'in',
          description: row?.description ?? '',
        };
      }),
      ...(form.result !== '' && {
        result: {type: form.result, description: result?.description ?? ''},
      }),
    };
  });
}

function readRows({table}: SignatureBlock): Map<string, Row> {
  const rows = table ? readTable(table).rows : [];
  return new Map(
    rows.map(({cells: [name = '', type = '', arrow = '', description = '']}) => {
      return [
        parameterOfRow(name),
        {type: type === '-' ? '' : type, direction: directions[arrow] ?? 'in', description},
      ];
    }),
  );
}
