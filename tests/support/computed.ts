import {evaluateSample} from '../../src/language/evaluate';
import {parse} from '../../src/language/parser/parse';
import type {Precedence} from '../../src/language/parser/operators';

/**
 * What comes out of the last line of a sample, as the evaluator writes it: `3`, `"a"`, or the reason
 * why it is not computed.
 */
export function computed(source: string, precedence: Precedence = 'byLevel'): string {
  // A result that can't be right, so that the evaluator tells the computed one.
  const stated = `${source} // "\u0000"`;
  const {file, comments, faults} = parse(stated, precedence);
  if (!file) {
    throw new Error(faults.map(({found}) => found).join());
  }
  const [outcome] = evaluateSample({file, comments, source: stated}, [], precedence);
  return outcome?.detail ?? 'nothing';
}
