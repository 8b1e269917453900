import type {LanguageFacts} from '../checks/facts';
import type {Precedence} from '../parser/operators';
import type {SourceFault} from '../parser/faults';
import type {ClassFunction, Expression, Header, SourceFile, Statement} from '../parser/syntax';
import type {Project} from '../inference/project';
import type {TypeOf} from '../inference/inferTypes';

/** The statements of a method or of a function, with what is known of its values. */
export interface Body {
  header?: Header;
  /** The function that it belongs to, in a class. */
  owner?: ClassFunction;
  statements: Statement[];
  /** All statements, those in blocks too, in source order. */
  all: Statement[];
  /** All expressions, in source order. */
  expressions: Expression[];
  typeOf: TypeOf;
  /** The type that a variable, a parameter or the result is declared with, as written. */
  declaredType: (name: string) => string | undefined;
  /** What a variable is assigned in this body, without compound assignments. */
  valuesOf: (name: string) => Expression[];
}

/** What a rule checks. */
export interface RuleInput {
  file: SourceFile;
  bodies: Body[];
  facts: LanguageFacts;
  precedence: Precedence;
  /** The methods and classes in the checked files. */
  project: Project;
}

/** Finds one kind of mistake in a parsed source. */
export type Rule = (input: RuleInput) => SourceFault[];
