import type {LineToken} from './toLines';

/** The position of a name on a line; its column is one-based. */
interface NamePosition {
  column: number;
  text: string;
}

/** A piece of a line; `name` is set if the piece is a name. */
export type NamedToken<Name> = LineToken & {name?: Name};

/** Splits a line's tokens so that each name is a separate token; skips names that extend beyond a token. */
export function withNames<Name extends NamePosition>(
  line: readonly LineToken[],
  names: readonly Name[],
): NamedToken<Name>[] {
  let column = 1;
  return line.flatMap((token) => {
    const start = column;
    column += token.content.length;
    return splitToken(
      token,
      names
        .filter((name) => name.column >= start && name.column + name.text.length <= column)
        .sort((a, b) => a.column - b.column),
      start,
    );
  });
}

function splitToken<Name extends NamePosition>(
  token: LineToken,
  names: readonly Name[],
  start: number,
): NamedToken<Name>[] {
  const pieces: NamedToken<Name>[] = [];
  let end = 0;
  for (const name of names) {
    const from = name.column - start;
    pieces.push({...token, content: token.content.slice(end, from)});
    end = from + name.text.length;
    pieces.push({...token, content: token.content.slice(from, end), name});
  }
  pieces.push({...token, content: token.content.slice(end)});
  return pieces.filter(({content, empty}) => content !== '' || empty);
}
