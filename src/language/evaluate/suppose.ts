import type {Statement} from '../parser/syntax';
import {forgetAssigned} from './assigned';
import type {Completion, Run} from './run';
import {LanguageError, type Scope} from './values';

/** Executes each of the bodies, of which at most one really runs, and forgets their assignments. */
export function suppose(bodies: Statement[][], scope: Scope, run: Run, reason: string): Completion {
  for (const body of bodies) {
    const {errors} = run;
    try {
      const completion = run.execute(body, scope);
      if (completion === 'break' || completion === 'continue') {
        run.uncertainLoop = reason;
      }
    } catch (error) {
      if (!(error instanceof LanguageError)) {
        throw error;
      }
    }
    // Results stated below assume that this body hasn't left the method.
    run.errors = errors;
    forgetAssigned(body, scope, reason);
  }
  return 'end';
}
