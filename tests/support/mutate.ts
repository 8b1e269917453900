/** Returns a random number generator for [0, 1), reproducible from its seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scalar =
  /"(?:\\.|[^"\\])*"|!\d+-\d\d-\d\d!|\??\d+:\d\d:\d\d\??|-?\d+(?:\.\d+)?|true|false|null|undefined/g;

/**
 * Returns the literal with one value changed or one element dropped.
 *
 * in:  `[1,"a"]`
 * out: `[2,"a"]`, `[1,"ax"]` or `["a"]`
 */
export function mutate(literal: string, random: () => number): string {
  if (literal.startsWith('the ')) {
    return '!1999-01-01!';
  }
  const values = [...literal.matchAll(scalar)].filter(
    ({0: text, index}) => !/^\s*:/.test(literal.slice(index + text.length)),
  );
  const chosen = values[Math.floor(random() * values.length)];
  if (!chosen) {
    return literal === '[]' ? '[1]' : '{"a":1}';
  }
  const [text] = chosen;
  const before = literal.slice(0, chosen.index);
  const after = literal.slice(chosen.index + text.length);
  const isElement = /[[,]\s*$/.test(before) && /^\s*[,\]]/.test(after);
  if (isElement && random() < 0.3) {
    return after.trimStart().startsWith(',')
      ? before + after.trimStart().slice(1)
      : before.replace(/,\s*$/, '') + after;
  }
  return before + changeValue(text, random) + after;
}

function changeValue(text: string, random: () => number): string {
  if (text.startsWith('"')) {
    return text === '""' || random() < 0.5 ? `${text.slice(0, -1)}x"` : `"x${text.slice(1)}`;
  }
  if (/^!/.test(text)) {
    return text === '!2001-02-03!' ? '!2001-02-04!' : '!2001-02-03!';
  }
  if (text.includes(':')) {
    return text.replace(/\d\d(?=\??$)/, (seconds) => (seconds === '59' ? '58' : '59'));
  }
  const replacements: Record<string, string> = {
    true: 'false',
    false: 'true',
    null: '0',
    undefined: 'null',
  };
  return replacements[text] ?? changeNumber(text, random);
}

/** Adds one to the last decimal place, or subtracts one from it. */
function changeNumber(text: string, random: () => number): string {
  const decimals = text.split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals * (random() < 0.5 ? 1 : -1);
  return (Number(text) + step).toFixed(decimals);
}
