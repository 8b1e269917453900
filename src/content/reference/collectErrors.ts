import type {Table} from 'mdast';
import {tablesIn} from '../page/headings';
import {readTable} from '../page/nodes';
import {cacheByText} from '../cache/pageCache';
import {memoize} from '../cache/memoize';
import type {Version} from '../site/site';
import type {DocumentedError} from './entry';

/** Returns the errors that the version's pages document by number, sorted by number and page. */
export const errorsOf = memoize(({pages}: Version): DocumentedError[] =>
  pages
    .flatMap(errorsOn)
    .sort((a, b) => a.code - b.code || (a.route < b.route ? -1 : Number(a.route > b.route))),
);

/**
 * Returns the errors in the tables on one page.
 *
 *     | Error | When |
 *     | 850, `Unsupported algorithm.` | `algorithm` isn't `"bcrypt"` |
 */
const errorsOn = cacheByText('errors', (page): DocumentedError[] => {
  // Most pages have no errors, so don't parse them.
  if (!/^\| *(?:Error|Code) *\|/m.test(page.source) || page.syntaxError) {
    return [];
  }
  return tablesIn(page.sections).flatMap(({table, anchor}) =>
    readErrors(table).map((error) => ({...error, route: page.route, ...(anchor && {anchor})})),
  );
});

type ErrorRow = Omit<DocumentedError, 'route' | 'anchor'>;

function readErrors(table: Table): ErrorRow[] {
  const {columns, rows} = readTable(table);
  // Tables of HTTP status codes have a separate column for the error name.
  if (!/^(?:Error|Code)$/.test(columns[0] ?? '') || columns.includes('Error', 1)) {
    return [];
  }
  return rows.flatMap(({cells, cell}): ErrorRow[] => {
    const [, code, text = ''] = /^(-?\d+)(?:, *(.+))?$/.exec(cells[0] ?? '') ?? [];
    const firstOf = (...names: string[]) =>
      names.map(cell).find((text) => text && text !== '-') ?? '';
    const message = text || firstOf('Message');
    const signature = firstOf('Signature', 'componentSignature');
    const fix = firstOf('Fix', 'What to do', 'Cause and fix');
    return code === undefined
      ? []
      : [
          {
            code: Number(code),
            ...(signature && {signature}),
            ...(message && {message: message.replace(/^"(.*)"$/, '$1')}),
            cause: firstOf('Cause', 'When', 'Keyword'),
            ...(fix && {fix}),
          },
        ];
  });
}
