import type {Expression, MethodFile, Statement} from '../parser/syntax';
import type {Precedence} from '../parser/operators';
import type {Database} from './data/database';
import type {Disk} from './disk';
import {
  BlobValue,
  LanguageError,
  rescue,
  type ClassValue,
  type FunctionValue,
  type ObjectValue,
  type Scope,
  type Value,
} from './values';

/** Definitions shared by the samples on a page. */
export interface PageCode {
  /** Methods by lowercase name. */
  methods: Map<string, MethodFile>;
  classes: Map<string, ClassValue>;
}

/** The shared state of one evaluation of a sample. */
export interface Run {
  page: PageCode;
  precedence: Precedence;
  /** True if the first statement that can't be evaluated stops the run; otherwise its value is `Unknown`. */
  isStrict: boolean;
  /** Called by functions that show a message in a Page. */
  showMessage(text: string): void;
  /** The scope of the running code. */
  scope: Scope;
  /** The scopes of the calls that haven't returned yet; the last one is `scope`. */
  scopes: Scope[];
  /** Runs the code in another scope. */
  inScope<Result>(scope: Scope, compute: () => Result): Result;
  /** Returns the value. @throws CannotEvaluateError, LanguageError */
  evaluate(expression: Expression): Value;
  /**
   * Returns the value, or `Unknown` if it can't be evaluated, unless the run is strict.
   *
   * @throws LanguageError, and CannotEvaluateError in a strict run
   */
  tryEvaluate(expression: Expression): Value;
  assign(target: Expression, value: Value): void;
  call(callee: FunctionValue, thisValue: Value, args: Value[]): Value;
  execute(body: Statement[]): Completion;
  /** Errors since the last `try`, as returned by `lastErrors`. */
  errors: LanguageError[];
  /** Set by `setAssertEnabled`. */
  areAssertsEnabled: boolean;
  /** Error handler names by scope number, where 0 is the current process. */
  handlers: Map<number, string>;
  /** Passwords by generated hash. */
  passwords: Map<string, string>;
  /** The data behind `ds`; undefined if the code runs without data. */
  database: Database | undefined;
  /** Files and folders. */
  disk: Disk;
  /** Result of the `storage` command. */
  storage: ObjectValue;
  /** Names of the semaphores that the process holds. */
  semaphores: Set<string>;
  /** Set by `setRealComparisonLevel`. */
  comparisonLevel: number;
  /** Number of running `use` blocks and shared functions. */
  uses: number;
  /** Reason why it's unknown whether the running loop continues. */
  uncertainLoop?: string;
  /** Number of executed statements, limited to stop endless loops. */
  steps: number;
  /** Called after each executed statement with its assigned or computed value. */
  observe(statement: Statement, value: Value): void;
}

/** The way a body of statements ended. */
export type Completion = 'end' | 'break' | 'continue' | {result: Value; hasValue: boolean};

export function newScope(scope: Partial<Scope> = {}): Scope {
  return {variables: new Map(), args: [], thisValue: undefined, line: 0, ...scope};
}

/** Runs the code as `try` does: records an error for `lastErrors`, and then calls the handler. */
export function tryRun<Result>(run: Run, compute: () => Result, handle: () => Result): Result {
  run.errors = [];
  return rescue(LanguageError, compute, (error) => {
    run.errors.push(error);
    return handle();
  });
}

/** Returns the values that code can still read. */
export function* heldValues(run: Run): Iterable<Value> {
  for (const {variables, args, thisValue} of run.scopes) {
    for (const {value} of variables.values()) {
      yield value;
    }
    yield* args;
    yield thisValue;
  }
  yield run.storage;
  yield* run.disk.files.map((bytes) => new BlobValue(bytes, false));
  for (const {entities} of run.database?.dataclasses.values() ?? []) {
    for (const {values} of entities.values()) {
      yield* values.values();
    }
  }
  for (const {instance} of run.page.classes.values()) {
    yield instance;
  }
}
