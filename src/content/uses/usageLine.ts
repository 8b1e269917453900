/** A line in a sample that uses a name, as other pages display it. */
export interface UsageLine {
  text: string;
  /** True for a whole statement, false for a part of it. */
  isWhole: boolean;
  /** A rating of how well it shows the use; higher is better. */
  quality: number;
}

/** Longer lines wrap more than once on the page. */
const maxLength = 90;

/**
 * Returns the statement around a line in a sample, joined into one line, or only the line itself if that
 * would be too long.
 *
 * in:  `session.setPrivileges( \` and below it `{roles: "Staff"})`
 * out: `session.setPrivileges({roles: "Staff"})`
 *
 * @param line one-based
 */
export function usageLine(code: string, line: number): UsageLine {
  const lines = code.split('\n').map((item) => item.trim().replace(/\s+/g, ' '));
  let first = line - 1;
  while (isContinued(lines[first - 1])) {
    first--;
  }
  let last = line - 1;
  while (isContinued(lines[last])) {
    last++;
  }
  const whole = join(lines.slice(first, last + 1));
  const isWhole = whole.length <= maxLength;
  const text = isWhole ? whole : excerpt(lines[line - 1] ?? '', first < line - 1);
  return {text, isWhole, quality: scoreOf(text, isWhole)};
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

function excerpt(line: string, isContinuation: boolean): string {
  return (isContinuation ? '… ' : '') + line.replace(/\s*\\$/, ' …');
}

/** Ranks lines: part of a statement (worst), bare call without arguments, …, result in a comment (best). */
function scoreOf(text: string, isWhole: boolean): number {
  const [code = '', comment] = text.split(' // ');
  const isMoreThanCall = / = |^return |\(.*[^)]\)/.test(code);
  return (isWhole ? 4 : 0) + (comment === undefined ? 0 : 2) + (isMoreThanCall ? 1 : 0);
}
