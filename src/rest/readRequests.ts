/** A REST request in a sample. */
export interface RestRequest {
  method: string;
  /** `/rest/Employee(1)/photo`; undefined if the sample builds it at run time. */
  path: string | undefined;
  /** Query parameters in order; a value is undefined if it's built at run time. */
  parameters: Map<string, string | undefined>;
  /** One-based line number in the sample. */
  line: number;
}

/**
 * Returns the requests in an HTTP sample, which can contain more than one.
 *
 * in:
 *     POST /rest/Employee?$method=update
 *
 *     {"salary": 32000}
 */
export function readHttp(sample: string): RestRequest[] {
  return sample.split('\n').flatMap((text, index) => {
    const [, method, target] = /^([A-Z]{3,}) (\S.*)$/.exec(text) ?? [];
    return method && target
      ? [{method, line: index + 1, ...readTarget(withoutOrigin(target.trim()))}]
      : [];
  });
}

/** curl options that take a value and don't change the request. */
const optionWithValue =
  /^(?:--(?:header|output|user|cookie|cookie-jar|user-agent|upload-file|write-out)|-[HoubcATw])$/;

const dataOption = /^(?:--data(?:-raw|-binary|-urlencode)?|-d)$/;

/**
 * Returns the requests in a shell sample.
 *
 * in:
 *     curl --get "$ENDPOINT/rest/Employee" \
 *       --data-urlencode '$filter="salary>20000"'
 */
export function readCurl(sample: string): RestRequest[] {
  return commandsOf(sample).flatMap(({words, line}) =>
    words[0] === 'curl' ? readCommand(words.slice(1), line) : [],
  );
}

function readCommand(words: string[], line: number): RestRequest[] {
  let method: string | undefined;
  let url: string | undefined;
  let isGet = false;
  const data: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--request' || word === '-X') {
      method = words[(index += 1)];
    } else if (word === '--get' || word === '-G') {
      isGet = true;
    } else if (dataOption.test(word)) {
      data.push(words[(index += 1)] ?? '');
    } else if (optionWithValue.test(word)) {
      index += 1;
    } else if (!word.startsWith('-')) {
      url ??= word;
    }
  }
  if (url === undefined) {
    return [];
  }
  const target = readTarget(withoutOrigin(url));
  return [
    {
      method: method ?? (data.length > 0 && !isGet ? 'POST' : 'GET'),
      path: target.path,
      parameters: new Map([...target.parameters, ...(isGet ? data.map(readParameter) : [])]),
      line,
    },
  ];
}

interface Command {
  words: string[];
  line: number;
}

/** A line continuation, a comment, the end of a command, or a word with its quotes. */
const token = /\\\n|#.*|&&|[\n;|]|(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\.|[^\s;|'"\\])+/g;

/** Splits a script into commands and words as a shell does, without expanding variables. */
function commandsOf(script: string): Command[] {
  const commands: Command[] = [];
  let current: Command | undefined;
  for (const {0: text, index} of script.matchAll(token)) {
    if (/^(?:&&|[\n;|])$/.test(text)) {
      current = undefined;
    } else if (!/^(?:\\\n|#)/.test(text)) {
      if (!current) {
        current = {words: [], line: script.slice(0, index).split('\n').length};
        commands.push(current);
      }
      current.words.push(withoutQuotes(text));
    }
  }
  return commands;
}

function withoutQuotes(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\(.)/g,
    (_, single?: string, double?: string, escaped = '') =>
      single ?? double?.replace(/\\\n/g, '').replace(/\\([$`"\\])/g, '$1') ?? escaped,
  );
}

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

/**
 * Splits a target into its path and its parameters.
 *
 * in:  `/rest/Employee?$filter="city=A&B"&$top=2`
 * out: `/rest/Employee`, `$filter` → `"city=A&B"`, `$top` → `2`
 */
function readTarget(target: string): Pick<RestRequest, 'path' | 'parameters'> {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  // An ampersand in quotes belongs to the value.
  const parts = query.match(/(?:"[^"]*"|'[^']*'|[^&"'])+/g) ?? [];
  return {path: decode(path), parameters: new Map(parts.map(readParameter))};
}

/** `$top=2` gives `['$top', '2']`. */
function readParameter(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [decode(text), ''] : [decode(text.slice(0, at)), decode(text.slice(at + 1))];
}

/** Removes the origin: `$ENDPOINT/rest/Company` and `https://…/rest/Company` become `/rest/Company`. */
function withoutOrigin(url: string): string {
  return url.replace(/^(?:https?:\/\/[^/]*|\$\w+|\$\{\w+\})(?=\/)/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sample may show an unencoded value that contains a percent sign.
    return text;
  }
}
