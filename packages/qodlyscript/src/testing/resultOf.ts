import type {Database} from '../evaluate/data/database';
import {evaluateSample} from '../evaluate/evaluateSample';
import {parse} from '../parser/parse';
import type {Precedence} from '../parser/operators';

/** The version's precedence, and the data and classes that the code uses. */
interface Context {
  precedence?: Precedence;
  database?: Database;
  /** Sources of classes by name. */
  classes?: Record<string, string>;
}

/**
 * Returns the result of a sample's last line as a literal (`3`, `"a"`), or the reason why it
 * couldn't be evaluated.
 */
export function resultOf(
  source: string,
  {precedence = 'byLevel', database, classes = {}}: Context = {},
): string {
  // Stating an incorrect result makes the evaluator report the actual one.
  const stated = `${source} // "\u0000"`;
  const {file, comments} = parsed(stated, precedence);
  const definitions = Object.entries(classes).map(([name, code]) => ({
    name,
    file: parsed(code, precedence).file,
  }));
  const sample = {file, comments, source: stated};
  const [result] = evaluateSample(sample, definitions, precedence, database);
  return result?.detail ?? 'nothing';
}

function parsed(source: string, precedence: Precedence) {
  const {file, comments, problems} = parse(source, precedence);
  if (!file) {
    throw new Error(problems.map(({found}) => found).join());
  }
  return {file, comments};
}
