import {tick} from './budget';
import {ensure} from './values';

const maxNesting = 100;
let nesting = 0;

/**
 * Runs a step that goes one level deeper into an object or a collection. Otherwise, one that contains
 * itself would overflow the stack. @throws CannotEvaluateError
 */
export function nested<Result>(walk: () => Result): Result {
  ensure(
    nesting < maxNesting,
    'a value that contains itself or is nested too deeply is not supported',
  );
  tick();
  nesting += 1;
  try {
    return walk();
  } finally {
    nesting -= 1;
  }
}
