import type {Position} from './syntax';

const announcement = /\/\/ *(?:error:|unsafe\b|wrong\b)/i;

/** Returns true if a comment such as `// error: …`, on the same or the next line, announces the problem. */
export function isIntentional({at}: {at: Position}, lines: readonly string[]): boolean {
  const [line = '', next = ''] = lines.slice(at.line - 1, at.line + 1);
  return announcement.test(line) || (/^\s*\/\//.test(next) && announcement.test(next));
}
