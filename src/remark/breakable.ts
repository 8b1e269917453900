/** Only longer code may break. */
const maxUnbroken = 20;

/**
 * Breaks after separators such as a slash or a comma, and before a parameter or a member, but not in
 * `//` or next to spaces.
 */
const separators = /(?<=[^\s/][/,;=|])(?=[^\s/])|(?<=\S)(?=[?&][$\w])|(?<=[\w)\]}>])(?=\.[a-z])/i;

/** Breaks within a long name, but not after a single letter: `kStatus` `Stamp` `Has` `Changed`. */
const camelCaseBoundary = /(?<=\w[a-z\d_])(?=[A-Z])/;

/** Splits long code at possible breaks; returns undefined for short code. */
export function breakable(code: string): string[] | undefined {
  return code.length > maxUnbroken
    ? code
        .split(separators)
        .flatMap((part) =>
          longestWord(part) > maxUnbroken ? part.split(camelCaseBoundary) : [part],
        )
    : undefined;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s/).map(({length}) => length));
}
