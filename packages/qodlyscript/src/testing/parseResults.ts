export interface ResultCase {
  section: string;
  code: string;
  /** The code with a statement per line, the last of which assigns to `result`. */
  source: string;
  result: string;
}

/** Parses a list of code and results, such as `evaluate/results.txt`. */
export function parseResults(text: string): ResultCase[] {
  return text.split(/^## /m).flatMap((part) => {
    const section = /^.*/.exec(part)?.[0] ?? '';
    const setup = /^with (.*)$/m.exec(part)?.[1] ?? '';
    return [...part.matchAll(/^(.+) => (.*)$/gm)].map(([, code = '', result = '']) => ({
      section,
      code,
      source: `${setup}; ${code}`.replaceAll('; ', '\n').replace(/.*$/, 'result = $&'),
      result,
    }));
  });
}
