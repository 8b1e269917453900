import type {LineToken} from './toLines';

/** Where a name stands in a line; columns count from 1. */
interface Place {
  column: number;
  text: string;
}

/** A piece of a line, and the name that it is, if it is one. */
export type NamedToken<Name> = LineToken & {name?: Name};

/**
 * Cuts the tokens of a line so that each name is one of its own. A name that goes beyond its token is
 * left out.
 */
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
