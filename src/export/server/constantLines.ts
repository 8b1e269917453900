import type {CollectedEntry, DocumentedError} from '../../content/reference/entry';

/** A page that lists error messages defined by an external standard. */
const pageOfSchemaErrors = 'language/commands/jsonValidate';

/**
 * Returns a line for each page's constants, with their values and descriptions. Constants that an earlier
 * line describes are listed by name only.
 *
 * out: `- objectCopy: kShared (a shared copy), kRecursive = 1`
 */
export function constantBlock(entries: readonly CollectedEntry[]): string {
  const pages = new Map<string, Map<string, CollectedEntry>>();
  for (const entry of entries.filter(({kind}) => kind === 'constant')) {
    const page = pages.get(entry.route) ?? new Map<string, CollectedEntry>();
    pages.set(entry.route, page.set(keyOf(entry), entry));
  }
  const described = new Set<string>();
  const lines = [...pages].map(([route, constants]) => {
    const texts = [...constants].map(([key, entry]) =>
      described.has(key) ? entry.name : constantText(entry),
    );
    [...constants.keys()].forEach((key) => described.add(key));
    return `- ${route.replace(/^.*\//, '')}: ${texts.join(', ')}`;
  });
  return lines.length > 0 ? ['## Constants, by page', ...lines].join('\n') : '';
}

function keyOf({name, value = ''}: CollectedEntry): string {
  return `${name}=${value}`;
}

/** out: `kShared (The copy is shared)`, `kBlob = 30` */
function constantText({name, value = '', purpose}: CollectedEntry): string {
  const text = purpose.replace(/\.$/, '');
  return [name, value && ` = ${value}`, text && ` (${text})`].filter(Boolean).join('');
}

/** Returns a line for each error number and message, with all causes. */
export function errorBlock(errors: readonly DocumentedError[]): string {
  const lines = new Map<string, string[]>();
  for (const {code, cause, message = '', fix = '', route} of errors) {
    if (!route.startsWith('api/') && route !== pageOfSchemaErrors) {
      const [quote, reason, remedy] = [message, cause, fix].map((text) => text.replace(/\.$/, ''));
      const key = `- ${code}:${quote && ` "${quote}".`}`;
      const text = [reason, remedy && `Fix: ${remedy}`].filter(Boolean).join('. ');
      lines.set(key, [...(lines.get(key) ?? []), text]);
    }
  }
  return lines.size > 0
    ? [
        '## Error numbers',
        ...[...lines].map(([key, texts]) =>
          [key, [...new Set(texts)].filter(Boolean).join('; or: ')].filter(Boolean).join(' '),
        ),
      ].join('\n')
    : '';
}
