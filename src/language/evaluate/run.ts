import type {Expression, MethodFile, Statement} from '../parser/syntax';
import type {Precedence} from '../parser/operators';
import type {Disk} from './disk';
import type {ClassValue, FunctionValue, LanguageError, ObjectValue, Scope, Value} from './values';

/** What the samples of a page define for each other. */
export interface PageCode {
  /** By name in lower case. */
  methods: Map<string, MethodFile>;
  classes: Map<string, ClassValue>;
}

/** One evaluation of a sample: what its parts need of each other. */
export interface Run {
  page: PageCode;
  precedence: Precedence;
  /** The value. @throws NotComputed, LanguageError */
  evaluate(expression: Expression, scope: Scope): Value;
  /** The value, or `Unknown` when it can't be computed. @throws LanguageError */
  tryEvaluate(expression: Expression, scope: Scope): Value;
  assign(target: Expression, value: Value, scope: Scope): void;
  call(callee: FunctionValue, thisValue: Value, args: Value[]): Value;
  execute(body: Statement[], scope: Scope): Completion;
  /** What `lastErrors` returns: the errors since the last `try`. */
  errors: LanguageError[];
  /** Files and folders. */
  disk: Disk;
  /** What the command `storage` returns. */
  storage: ObjectValue;
  /** The semaphores that the process holds, by name. */
  semaphores: Set<string>;
  /** What `setRealComparisonLevel` sets. */
  comparisonLevel: number;
  /** How many `use` blocks and shared functions are running. */
  uses: number;
  /** Why it is not known whether the running loop goes on. */
  uncertainLoop?: string;
  /** Counts statements, so that no sample runs for ever. */
  steps: number;
  /** Told of each statement that was executed, with the value it has assigned or computed. */
  observe(statement: Statement, value: Value, scope: Scope): void;
}

/** How a body of statements ended. */
export type Completion = 'end' | 'break' | 'continue' | {result: Value; hasValue: boolean};

export function newScope(scope: Partial<Scope> = {}): Scope {
  return {variables: new Map(), args: [], thisValue: undefined, ...scope};
}
