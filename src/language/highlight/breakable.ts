/** Longer code may break; what is shorter stays whole. */
const whole = 20;

/**
 * After a slash, a comma and the like, and before what begins a parameter or a member. No slash of `//`, and
 * nothing that spaces part anyway.
 */
const joints = /(?<=[^\s/][/,;=|])(?=[^\s/])|(?<=\S)(?=[?&][$\w])|(?<=[\w)\]}>])(?=\.[a-z])/i;

/** Within a long name: `kStatus` `Stamp` `Has` `Changed`. */
const humps = /(?<=[a-z\d_])(?=[A-Z])/;

/** The parts between which long code may break; nothing when it is short. */
export function breakable(code: string): string[] | undefined {
  return code.length > whole
    ? code.split(joints).flatMap((part) => (longestWord(part) > whole ? part.split(humps) : [part]))
    : undefined;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s/).map(({length}) => length));
}
