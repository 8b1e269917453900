import {readTarget, withoutOrigin, type RestRequest} from './request';

type Parameter = [name: string, value: string | undefined];

const callPattern = /\bfetch\(\s*(`[^`]*`|'[^']*'|"[^"]*")/g;
const queryPattern = /\b(?:const|let)\s+(\w+)\s*=\s*new URLSearchParams\(\{([\s\S]*?)\}\)/g;
const entryPattern =
  /(?:^|[,\s])(['"]?)(\$?\w+)\1\s*:\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[^,\n]+)/g;

/**
 * Returns the requests in a TypeScript sample that calls `fetch`, with literal `URLSearchParams`.
 *
 * in:
 *     const query = new URLSearchParams({$top: '2'});
 *     const response = await fetch(`${endpoint}/rest/Employee?${query}`, {…});
 */
export function readFetch(sample: string): RestRequest[] {
  const queries = new Map(
    [...sample.matchAll(queryPattern)].map(([, name = '', body = '']) => [name, readEntries(body)]),
  );
  const calls = [...sample.matchAll(callPattern)];
  return calls.map(({0: text, 1: literal = '', index}, position) => {
    const options = sample.slice(index + text.length, calls[position + 1]?.index);
    const url = withoutOrigin(literal.slice(1, -1));
    const [, withoutQuery = url, variable = ''] = /^(.*?)\?\$\{(\w+)\}$/.exec(url) ?? [];
    const {path, parameters} = readTarget(withoutQuery);
    return {
      method: /\bmethod:\s*['"](\w+)['"]/.exec(options)?.[1] ?? 'GET',
      path: path?.includes('${') ? undefined : path,
      parameters: new Map([...parameters, ...(queries.get(variable) ?? [])].map(withoutTemplate)),
      line: sample.slice(0, index).split('\n').length,
    };
  });
}

function readEntries(body: string): Parameter[] {
  return [...body.matchAll(entryPattern)].map(([, , name = '', value = '']) => [
    name,
    readLiteral(value),
  ]);
}

/** Returns the text of a string literal, or undefined for an expression. */
function readLiteral(text: string): string | undefined {
  return /^['"`]/.test(text.trim()) && !text.includes('${')
    ? text
        .trim()
        .slice(1, -1)
        .replace(/\\(u[\da-f]{4}|.)/gi, unescape)
    : undefined;
}

function unescape(_: string, letter: string): string {
  if (letter.length > 1) {
    return String.fromCharCode(parseInt(letter.slice(1), 16));
  }
  return {n: '\n', t: '\t'}[letter] ?? letter;
}

function withoutTemplate([name, value]: Parameter): Parameter {
  return [name, value?.includes('${') ? undefined : value];
}
