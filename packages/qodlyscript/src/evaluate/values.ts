import type {ClassFile, ClassFunction, Expression, MethodFile} from '../parser/syntax';
import type {Disk} from './disk';

/** A value that the evaluator can't know, such as the current date. */
export class Unknown {
  constructor(readonly reason: string) {}
}

/** Thrown if an expression isn't supported, or needs an unknown value. */
export class CannotEvaluateError extends Error {
  /** The command or member that can't be evaluated: `length`, `4D.Collection.map`. */
  callee?: string;

  constructor(readonly reason: string) {
    super(reason);
  }
}

/** Stops evaluating the expression. @throws CannotEvaluateError */
export function cannotEvaluate(reason: string): never {
  throw new CannotEvaluateError(reason);
}

/** Stops evaluating the expression unless the condition is met. @throws CannotEvaluateError */
export function ensure(condition: unknown, reason: string): asserts condition {
  if (!condition) {
    cannotEvaluate(reason);
  }
}

/** Returns the computed value or, if computing it throws an error of this type, the handler's result. */
export function rescue<Result, Failure extends Error>(
  type: new (...args: never[]) => Failure,
  compute: () => Result,
  handle: (error: Failure) => Result,
): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof type) {
      return handle(error);
    }
    throw error;
  }
}

/** An error in QodlyScript, such as one raised by `throw`. */
export class LanguageError extends Error {
  /** The command or member that raised it: `length`, `4D.Collection.map`. */
  callee?: string;

  constructor(readonly properties: ObjectValue) {
    super(String(properties.entries.get('message')));
  }
}

/** Creates an error that `throw` or the language itself raises. */
export function languageError(code: Value, message: Value): LanguageError {
  return new LanguageError(
    new ObjectValue([
      ['errCode', code],
      ['message', message ?? new Unknown('the message of this error is not known')],
      ['componentSignature', 'host'],
    ]),
  );
}

/** Creates an error whose number and message aren't documented. */
export function undocumentedError(): LanguageError {
  return languageError(new Unknown('the number of this error is not known'), undefined);
}

/** A date; years, months, and days are one-based, and 0 in the null date. */
export class DateValue {
  readonly kind = 'date';
  constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
  ) {}

  static readonly none = new DateValue(0, 0, 0);

  static fromDays(days: number): DateValue {
    const date = new Date(days * 86_400_000);
    ensure(!Number.isNaN(date.valueOf()), 'a date so far away is not supported');
    return new DateValue(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }

  get isNull(): boolean {
    return this.day === 0;
  }

  /** Returns the days since 1970-01-01; for the null date, a number before any date. */
  get days(): number {
    return this.isNull ? -Infinity : Date.UTC(this.year, this.month - 1, this.day) / 86_400_000;
  }
}

/** A duration; hours may exceed 24. */
export class TimeValue {
  readonly kind = 'time';
  constructor(readonly seconds: number) {}
}

export class ObjectValue {
  readonly kind = 'object';
  readonly entries: Map<string, Value>;
  /** The reason why the content is unknown, if it is. */
  unknown?: string;
  isShared = false;
  /** True if the object has unknown properties. */
  readonly isPartial: boolean = false;

  constructor(
    entries: Iterable<[string, Value]> = [],
    /** The class; undefined for `4D.Object`. */
    readonly objectClass?: ClassValue,
  ) {
    this.entries = new Map(entries);
  }
}

/** A file or a folder with a known path, whose content on disk is not part of the value. */
export class DocumentValue extends ObjectValue {
  constructor(
    /** In POSIX syntax, without a trailing slash. */
    readonly path: string,
    readonly isFolder: boolean,
    objectClass?: ClassValue,
    /** The contents of the ZIP archive that it belongs to; undefined for one on disk. */
    readonly archive?: Disk,
  ) {
    super([], objectClass);
  }
}

/** An object of a built-in class; only some properties are known. */
export class BuiltInObject extends ObjectValue {}

export class CollectionValue {
  readonly kind = 'collection';
  /** The reason why the content is unknown, if it is. */
  unknown?: string;

  constructor(
    public items: Value[],
    public isShared = false,
  ) {}
}

/** A scalar blob, or a `4D.Blob` if `isObject` is true. */
export class BlobValue {
  readonly kind = 'blob';
  constructor(
    readonly bytes: Uint8Array,
    readonly isObject: boolean,
  ) {}
}

/** A formula, a project method, or a class function. */
export type Code =
  | {kind: 'formula'; expression: Expression; variables: Scope['variables']}
  | {kind: 'method'; file: MethodFile}
  | {kind: 'function'; function: ClassFunction; owner: ClassValue};

export class FunctionValue {
  readonly kind = 'function';
  constructor(readonly code: Code) {}
}

export class ClassValue {
  readonly kind = 'class';
  constructor(
    readonly name: string,
    readonly parent: ClassValue | null,
    /** Undefined for a built-in class. */
    readonly file?: ClassFile,
  ) {}

  /** The instance of a singleton. */
  instance?: ObjectValue;
}

export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | DateValue
  | TimeValue
  | ObjectValue
  | CollectionValue
  | BlobValue
  | FunctionValue
  | ClassValue
  | Unknown;

export interface Variable {
  /** As declared, but in lowercase except for classes; undefined for a variant. */
  type?: string;
  value: Value;
}

/** The variables and arguments of a running method, function, or formula. */
export interface Scope {
  /** Keyed by lowercase name, because variable names aren't case-sensitive. */
  variables: Map<string, Variable>;
  /** Arguments; `$1` is the first. */
  args: Value[];
  thisValue: Value;
  /** The reason why it's unknown whether a `return` ended the method early, if it is. */
  uncertainResult?: string;
  /** The class of the running function, for `super`. */
  owner?: ClassValue;
  /** The line of the running statement. */
  line: number;
}

/** Returns the value. @throws CannotEvaluateError if it's unknown */
export function known(value: Value): Exclude<Value, Unknown> {
  return value instanceof Unknown ? cannotEvaluate(value.reason) : value;
}

/** Returns the elements of the collection. @throws CannotEvaluateError if they're unknown */
export function itemsOf({items, unknown}: CollectionValue): Value[] {
  return unknown === undefined ? items : cannotEvaluate(unknown);
}

/** Returns the properties of the object. @throws CannotEvaluateError if any are unknown */
export function entriesOf(object: ObjectValue): Map<string, Value> {
  ensure(!object.isPartial, 'not all properties of the object are known');
  return someEntriesOf(object);
}

/** Returns the known properties of the object, to read or change one of them. */
export function someEntriesOf({entries, unknown}: ObjectValue): Map<string, Value> {
  return unknown === undefined ? entries : cannotEvaluate(unknown);
}

/** Makes a value unknown after a call that may have changed it. */
export function forget(value: Value, reason: string): void {
  // Not recursive, since a deeply nested value would overflow the stack.
  const remaining = [value];
  for (const item of remaining) {
    const isContainer = item instanceof ObjectValue || item instanceof CollectionValue;
    if (isContainer && !(item instanceof BuiltInObject) && item.unknown === undefined) {
      item.unknown = reason;
      const inner = item instanceof ObjectValue ? item.entries.values() : item.items;
      [...inner].forEach((each) => remaining.push(each));
    }
  }
}

export type Kind = ReturnType<typeof kindOf>;

/** Returns the type of the value. @throws CannotEvaluateError if it's unknown */
export function kindOf(value: Value) {
  const knownValue = known(value);
  if (knownValue === null) {
    return 'null';
  }
  return typeof knownValue === 'object'
    ? knownValue.kind
    : (typeof knownValue as 'undefined' | 'boolean' | 'number' | 'string');
}
