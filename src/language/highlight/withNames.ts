import type {LineToken} from './toLines';

/** Position of a name in a line; columns count from 1. */
interface Place {
  column: number;
  text: string;
}

/** A piece of a line, with the name that it consists of, if any. */
export type NamedToken<Name> = LineToken & {name?: Name};

/** Splits a line's tokens so each name is a separate one; skips names that extend beyond a token. */
export function withNames<Name extends Place>(
  line: readonly LineToken[],
  names: readonly Name[],
): NamedToken<Name>[] {
  let column = 1;
  return line.flatMap((token) => {
    const start = column;
    column += token.content.length;
    return cut(
      token,
      names
        .filter((name) => name.column >= start && name.column + name.text.length <= column)
        .sort((a, b) => a.column - b.column),
      start,
    );
  });
}

function cut<Name extends Place>(
  token: LineToken,
  names: readonly Name[],
  start: number,
): NamedToken<Name>[] {
  const pieces: NamedToken<Name>[] = [];
  let done = 0;
  for (const name of names) {
    const from = name.column - start;
    pieces.push({...token, content: token.content.slice(done, from)});
    done = from + name.text.length;
    pieces.push({...token, content: token.content.slice(from, done), name});
  }
  pieces.push({...token, content: token.content.slice(done)});
  return pieces.filter(({content, empty}) => content !== '' || empty);
}
