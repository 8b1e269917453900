import type {LanguageFacts} from '../checks/facts';
import type {Precedence} from '../parser/operators';
import type {SourceFault} from '../parser/faults';
import type {
  ClassFunction,
  Expression,
  Header,
  Identifier,
  SourceFile,
  Statement,
} from '../parser/syntax';
import type {Project} from '../inference/project';
import type {BodyTypes} from '../inference/inferTypes';

/** The statements of a method or of a function, with what is known of its values. */
export interface Body extends BodyTypes {
  header?: Header;
  /** The function that it belongs to, in a class. */
  owner?: ClassFunction;
  statements: Statement[];
  /** The values of properties, which are outside of functions. */
  values: Expression[];
  /** All statements, those in blocks too, in source order. */
  all: Statement[];
  /** All expressions of a kind, in source order. */
  ofKind: <Kind extends Expression['kind']>(kind: Kind) => (Expression & {kind: Kind})[];
  /** Parameters, the result, and variables, each where it's declared or assigned. */
  variables: Identifier[];
  /** Statements of one expression, such as a call. */
  runs: ReadonlySet<Expression>;
  /** What is called in the expressions. */
  callees: ReadonlySet<Expression>;
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
