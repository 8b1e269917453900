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

/** Splits a script into commands and words as a shell does, without expanding variables. */
function commandsOf(script: string): Command[] {
  const commands: Command[] = [];
  let line = 1;
  let current: Command = {words: [], line};
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) {
      current.words.push(word);
      word = undefined;
    }
  };
  const endCommand = () => {
    endWord();
    if (current.words.length > 0) {
      commands.push(current);
    }
    current = {words: [], line};
  };
  for (const [piece] of script.matchAll(
    /\\\n|#.*|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|&&|[\n;|]|[ \t]+|[\s\S]/g,
  )) {
    const isComment = piece.startsWith('#') && word === undefined;
    if (piece === '\\\n' || /^[ \t]+$/.test(piece) || isComment) {
      endWord();
    } else if (/^(?:&&|[\n;|])$/.test(piece)) {
      endCommand();
    } else {
      word = (word ?? '') + unquote(piece);
    }
    line += piece.split('\n').length - 1;
    if (current.words.length === 0 && word === undefined) {
      current.line = line;
    }
  }
  endCommand();
  return commands;
}

function unquote(piece: string): string {
  if (piece.length > 1 && piece.startsWith("'")) {
    return piece.slice(1, -1);
  }
  if (piece.length > 1 && piece.startsWith('"')) {
    return piece
      .slice(1, -1)
      .replace(/\\\n/g, '')
      .replace(/\\([$`"\\])/g, '$1');
  }
  return piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
}
