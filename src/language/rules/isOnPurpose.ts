import type {SourceFault} from '../parser/faults';

const mark = /\/\/ *(?:error:|unsafe\b|wrong\b)/i;

/** A comment such as `// error: …` marks code that is wrong on purpose, on its line or below it. */
export function isOnPurpose({at}: Pick<SourceFault, 'at'>, lines: readonly string[]): boolean {
  const [line = '', next = ''] = lines.slice(at.line - 1, at.line + 1);
  return mark.test(line) || (/^\s*\/\//.test(next) && mark.test(next));
}
