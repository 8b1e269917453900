import {toString} from 'mdast-util-to-string';
import {blocksBelow, cellTexts, isCode, isTable} from '../../../content/page/nodes';
import type {Page} from '../../../content/page/page';
import type {Version} from '../../../content/site/site';
import {readHttp} from '../../../rest/readRequests';

/** A request form that an endpoint page documents under its "Request" heading. */
export interface Endpoint {
  page: Page;
  /** `GET`. */
  method: string;
  /** `/rest/{dataClass}({key})`. */
  path: string;
  /** Query parameters with the form's values: `$top` → `{number}`, `$asArray` → `true`. */
  parameters: Map<string, string>;
  /** Meanings of the parameters in braces: `dataClass` → `Name of the dataclass`. */
  meanings: ReadonlyMap<string, string>;
  /** Additional parameters that the page says can be combined with these. */
  combined: readonly string[];
}

/** Reads all request forms that a version documents, in page order. */
export function readEndpoints({pages}: Version): Endpoint[] {
  return pages.filter(({frontMatter}) => frontMatter.kind === 'endpoint').flatMap(endpointsOn);
}

function endpointsOn(page: Page): Endpoint[] {
  const nodes = sectionOf(page, 'Request');
  const meanings = new Map(
    nodes
      .filter(isTable)
      .flatMap(({children: [, ...rows]}) => rows.map(cellTexts))
      .flatMap(([part = '', meaning = '']) => {
        const name = /^\{([^}]+)\}$/.exec(part)?.[1];
        return name ? [[name, meaning] as const] : [];
      }),
  );
  const combined = sectionOf(page, 'Combine with other parameters')
    .map((node) => toString(node))
    .flatMap((text) => text.match(/\$\w+/g) ?? []);
  return nodes
    .filter(isCode)
    .filter(({lang}) => lang === 'http')
    .flatMap(({value}) => readHttp(value))
    .flatMap(({method, path = '', parameters}) => {
      const named = [...parameters].filter(([name]) => !name.startsWith('{'));
      return named.length < parameters.size
        ? []
        : [
            {
              page,
              method,
              path,
              parameters: new Map(named.map(([name, value = '']) => [name, value])),
              meanings,
              combined: [...new Set(combined)],
            },
          ];
    });
}

function sectionOf({headings, tree}: Page, title: string) {
  const heading = headings.find(
    ({depth, text, node}) => depth === 2 && text === title && tree.children.includes(node),
  );
  return heading ? blocksBelow(tree, heading.node, heading.depth) : [];
}
