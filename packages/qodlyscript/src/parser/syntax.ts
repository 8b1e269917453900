/** The syntax tree of a QodlyScript file. */

/** A position in the source; lines and columns are one-based. */
export interface Position {
  line: number;
  column: number;
}

export interface Identifier {
  name: string;
  at: Position;
}

/** A type after a colon: `string`, `4D.File`, `cs.Qodly.Users`. */
export type TypeName = Identifier;

interface Located {
  at: Position;
}

export type Expression =
  | (Located & {kind: 'number' | 'string' | 'date' | 'time'; text: string})
  /** A variable, a parameter, a constant, or a command or method that is called without arguments. */
  | (Located & {kind: 'name'; name: string})
  /** `this`, `super`, `4D`. */
  | (Located & {kind: 'this' | 'super' | 'builtInStore'})
  /** `$1`, or `${N}` with an expression for its number. */
  | (Located & {kind: 'argument'; number: number | Expression})
  | (Located & {kind: 'object'; entries: {key: Identifier; value: Expression}[]})
  | (Located & {kind: 'collection'; items: Expression[]})
  /** `*` as an argument. */
  | (Located & {kind: 'star'})
  | (Located & {kind: 'call'; callee: Expression; args: Expression[]})
  | (Located & {kind: 'member'; object: Expression; member: Identifier})
  /** `element` is `a[n]`, `character` is `a[[n]]`, `byte` is `a{n}`. */
  | (Located & {
      kind: 'element' | 'character' | 'byte';
      object: Expression;
      index: Expression;
    })
  | (Located & {kind: 'try'; expression: Expression})
  | (Located & {kind: 'group'; expression: Expression})
  | (Located & {kind: 'negative'; operand: Expression})
  /** A statement, or the argument of `formula`. */
  | (Located & {kind: 'assignment'; target: Expression; operator: string; value: Expression})
  | (Located & {kind: 'operation'; operator: string; left: Expression; right: Expression})
  | (Located & {
      kind: 'conditional';
      condition: Expression;
      consequent: Expression;
      alternate: Expression;
    });

export interface Parameter extends Identifier {
  type?: TypeName;
}

/** The parameters and the result after `declare` or a function's name. */
export interface Header {
  parameters: Parameter[];
  /** `...`, with an optional type. */
  isVariadic: boolean;
  result?: {name?: Identifier; type?: TypeName};
}

export type Statement =
  | (Located & {kind: 'var'; names: Identifier[]; type?: TypeName; value?: Expression})
  /** A call or an assignment. */
  | (Located & {kind: 'expression'; expression: Expression})
  | (Located & {kind: 'if'; condition: Expression; body: Statement[]; alternate?: Statement[]})
  | (Located & {
      kind: 'switch';
      cases: {condition: Expression; body: Statement[]}[];
      alternate?: Statement[];
    })
  | (Located & {kind: 'while' | 'repeat' | 'use'; condition: Expression; body: Statement[]})
  | (Located & {kind: 'for'; args: Expression[]; body: Statement[]})
  | (Located & {
      kind: 'forEach';
      args: Expression[];
      limit?: {keyword: 'until' | 'while'; condition: Expression};
      body: Statement[];
    })
  | (Located & {kind: 'try'; body: Statement[]; handler: Statement[]})
  | (Located & {kind: 'return'; value?: Expression})
  | (Located & {kind: 'break' | 'continue'});

export interface ClassFunction extends Located {
  /** `constructor` for the constructor. */
  name: string;
  accessor?: string;
  modifiers: string[];
  header: Header;
  body: Statement[];
}

export interface Property extends Located {
  names: Identifier[];
  type?: TypeName;
  value?: Expression;
}

export interface MethodFile {
  kind: 'method';
  header?: Header;
  body: Statement[];
}

export interface ClassFile {
  kind: 'class';
  parent?: TypeName;
  properties: Property[];
  functions: ClassFunction[];
}

export type SourceFile = MethodFile | ClassFile;

/** A comment up to the end of its line, without the slashes. */
export interface Comment extends Located {
  text: string;
}
