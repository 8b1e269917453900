import type {Statement} from '../parser/syntax';
import {forgetAssigned} from './assigned';
import type {Completion, Run} from './run';
import {LanguageError, type Scope} from './values';

/** Executes all bodies, although at most one of them would run, and forgets their assignments. */
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
    // Results stated further down assume that this body didn't leave the method.
    run.errors = errors;
    forgetAssigned(body, scope, reason);
  }
  return 'end';
}
