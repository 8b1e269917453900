import type {LineToken} from './toLines';

/** A documented name in code; its line and column are one-based. */
export interface LinkedName {
  line: number;
  column: number;
  text: string;
  /** Target, for the browser (`config/sampleTargets`); undefined if the name implies it. */
  target: string | undefined;
}

/** A piece of a line; `name` is set if the piece is a name. */
export type NamedToken = LineToken & {name?: LinkedName};

/** Splits a line's tokens so that each name is a separate token; skips names that extend beyond a token. */
export function withNames(line: readonly LineToken[], names: readonly LinkedName[]): NamedToken[] {
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

function splitToken(token: LineToken, names: readonly LinkedName[], start: number): NamedToken[] {
  const pieces: NamedToken[] = [];
  let end = 0;
  for (const name of names) {
    const from = name.column - start;
    pieces.push({...token, content: token.content.slice(end, from)});
    end = from + name.text.length;
    pieces.push({...token, content: token.content.slice(from, end), name});
  }
  pieces.push({...token, content: token.content.slice(end)});
  return pieces.filter(({content}) => content !== '');
}
