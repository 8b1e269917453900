/** A statement in a sample that uses a name, as other pages display it. */
export interface UsageLine {
  text: string;
  /** A rating of how well it shows the use; higher is better. */
  quality: number;
}

/** Longer lines wrap more than once on the page. */
const maxLength = 90;

/**
 * Returns the statement around a line in a sample, joined into one line; undefined if it would be too long.
 *
 * in:  `session.setPrivileges( \` and below it `{roles: "Staff"})`
 * out: `session.setPrivileges({roles: "Staff"})`
 *
 * @param line one-based
 */
export function usageLine(code: string, line: number): UsageLine | undefined {
  const lines = code.split('\n').map((item) => item.trim().replace(/\s+/g, ' '));
  let first = line - 1;
  while (isContinued(lines[first - 1])) {
    first--;
  }
  let last = line - 1;
  while (isContinued(lines[last])) {
    last++;
  }
  const text = join(lines.slice(first, last + 1));
  return text.length <= maxLength ? {text, quality: qualityOf(text)} : undefined;
}

function isContinued(line: string | undefined): boolean {
  return line?.endsWith('\\') ?? false;
}

function join(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/\s*\\$/, ''))
    .reduce(
      (text, line) => text + (/[([{]$/.test(text) || /^[.)\]}]/.test(line) ? '' : ' ') + line,
    );
}

/** Ranks statements from a bare call without arguments (worst) to a result in a comment (best). */
function qualityOf(text: string): number {
  const [code = '', comment] = text.split(' // ');
  const isMoreThanCall = / = |^return |\(.*[^)]\)/.test(code);
  return (comment === undefined ? 0 : 2) + (isMoreThanCall ? 1 : 0);
}
