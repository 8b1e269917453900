import {readParameter, readTarget, withoutOrigin, type RestRequest} from './request';

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
