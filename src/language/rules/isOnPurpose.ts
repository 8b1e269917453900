import type {SourceFault} from '../parser/faults';

const mark = /\/\/ *(?:error:|unsafe\b|wrong\b)/i;

/** Returns true if a comment such as `// error: …`, on the same or the next line, announces the fault. */
export function isOnPurpose({at}: Pick<SourceFault, 'at'>, lines: readonly string[]): boolean {
  const [line = '', next = ''] = lines.slice(at.line - 1, at.line + 1);
  return mark.test(line) || (/^\s*\/\//.test(next) && mark.test(next));
}
