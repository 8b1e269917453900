import {evaluateSample} from '../evaluate';
import {parse} from '../parser/parse';
import type {Precedence} from '../parser/operators';

/**
 * Returns the result of a sample's last line as a literal (`3`, `"a"`), or the reason why it
 * couldn't be evaluated.
 */
export function resultOf(source: string, precedence: Precedence = 'byLevel'): string {
  // Stating an incorrect result makes the evaluator report the actual one.
  const stated = `${source} // "\u0000"`;
  const {file, comments, problems} = parse(stated, precedence);
  if (!file) {
    throw new Error(problems.map(({found}) => found).join());
  }
  const [result] = evaluateSample({file, comments, source: stated}, [], precedence);
  return result?.detail ?? 'nothing';
}
