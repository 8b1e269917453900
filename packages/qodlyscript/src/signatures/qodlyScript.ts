/**
 * Parses one QodlyScript signature.
 *
 *     replaceString(source : string {, howMany : integer}{, *}) : string
 *
 * Braces enclose optional parts; `...` marks a variadic parameter.
 */

type TokenRole = 'owner' | 'name' | 'parameter' | 'type' | 'optional' | 'punctuation';

export interface SignatureToken {
  role: TokenRole;
  text: string;
  /** Number of brace pairs around the token. */
  depth: number;
}

export interface SignatureParameter {
  name: string;
  /** Empty if the signature doesn't specify one. */
  type: string;
  optional: boolean;
  variadic: boolean;
}

export interface Signature {
  /** The signature as written, on one line. */
  text: string;
  /** Name of the function or property: `replaceString`, `orderBy`, `new`, `[index]`. */
  name: string;
  /** The qualifier before the name: `4D.MailAttachment`, or empty. */
  owner: string;
  /** A `function` has a parameter list, a `property` only a type. */
  form: 'function' | 'property';
  parameters: SignatureParameter[];
  /** Type of the result or of the property; empty if there's no result. */
  result: string;
  tokens: SignatureToken[];
}

export class SignatureError extends Error {
  /** Zero-based offset in the signature. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'SignatureError';
    this.offset = offset;
  }
}

const headPattern = /^((?:[\w$]+\.)*)(\.?)([\w$]+|\[\w+\])/;
const parameterPattern = /^(\.{3})?\s*([\w$]+|\*)/;
const typePattern = /^[\w$.]+(?:\s*\|\s*[\w$.]+)*/;

/** @throws SignatureError if the text isn't the signature of a command, a function, or a property. */
export function parseQodlyScriptSignature(form: string): Signature {
  const text = form.trim();
  const head = headPattern.exec(text);
  if (!head?.[3]) {
    throw new SignatureError(`expected a name, found "${text}"`, 0);
  }
  const reader = new Reader(text);
  const owner = (head[1] ?? '').replace(/\.$/, '');
  reader.consume(owner, 'owner');
  reader.consume(head[1]?.endsWith('.') || head[2] ? '.' : '', 'punctuation');
  reader.consume(head[3], 'name');

  const parameters: SignatureParameter[] = [];
  const isFunction = reader.startsWith('(') || /^\s*\{\s*\(/.test(reader.rest);
  if (isFunction) {
    reader.consumeOpening();
    readParameters(reader, parameters);
  }
  let result = '';
  const resultMark = ['->', ':'].find((mark) => reader.startsWith(mark));
  if (resultMark) {
    reader.consume(resultMark, 'punctuation');
    result = reader.consumeMatch(typePattern, 'type', `a type after "${resultMark}"`);
  }
  if (reader.rest.trim() !== '') {
    throw new SignatureError(`unexpected "${reader.rest.trim()}"`, reader.offset);
  }
  return {
    text,
    name: head[3],
    owner,
    form: isFunction ? 'function' : 'property',
    parameters,
    result,
    tokens: reader.tokens,
  };
}

/** Reads up to the closing parenthesis and any braces that close after it. */
function readParameters(reader: Reader, parameters: SignatureParameter[]): void {
  while (!reader.startsWith(')')) {
    if (reader.startsWith('{')) {
      reader.consume('{', 'optional');
    } else if (reader.startsWith('}')) {
      reader.consume('}', 'optional');
    } else if (reader.startsWith(',')) {
      reader.consume(',', 'punctuation');
    } else if (reader.startsWith(':')) {
      readSharedType(reader, parameters);
    } else {
      parameters.push(readParameter(reader));
    }
  }
  reader.consume(')', 'punctuation');
  while (reader.startsWith('}')) {
    reader.consume('}', 'optional');
  }
  if (reader.depth !== 0) {
    throw new SignatureError('an opening brace without a closing one', reader.offset);
  }
}

function readParameter(reader: Reader): SignatureParameter {
  reader.skipSpace();
  const found = parameterPattern.exec(reader.rest);
  if (!found?.[2]) {
    throw new SignatureError(
      reader.rest === ''
        ? 'the parameter list is not closed'
        : `expected a parameter, found "${reader.rest}"`,
      reader.offset,
    );
  }
  reader.consume(found[1] ?? '', 'punctuation');
  reader.consume(found[2], 'parameter');
  let type = '';
  if (reader.startsWith(':')) {
    reader.consume(':', 'punctuation');
    type = reader.consumeMatch(typePattern, 'type', `a type after "${found[2]} :"`);
  }
  return {name: found[2], type, optional: reader.depth > 0, variadic: found[1] !== undefined};
}

/** Reads a type that parameters share: `{param {, ...paramN} : integer}`. */
function readSharedType(reader: Reader, parameters: SignatureParameter[]): void {
  reader.consume(':', 'punctuation');
  const type = reader.consumeMatch(typePattern, 'type', 'a type after ":"');
  for (const parameter of parameters) {
    parameter.type ||= type;
  }
}

/** Reads the signature from left to right and collects its tokens. */
class Reader {
  readonly tokens: SignatureToken[] = [];
  depth = 0;
  offset = 0;

  constructor(private readonly text: string) {}

  get rest(): string {
    return this.text.slice(this.offset);
  }

  skipSpace(): void {
    this.offset += /^\s*/.exec(this.rest)?.[0].length ?? 0;
  }

  startsWith(text: string): boolean {
    return this.rest.trimStart().startsWith(text);
  }

  /** Consumes the opening parenthesis and any brace before it: `newObject {(`. */
  consumeOpening(): void {
    if (this.startsWith('{')) {
      this.consume('{', 'optional');
    }
    this.consume('(', 'punctuation');
  }

  consume(text: string, role: TokenRole): void {
    if (text === '') {
      return;
    }
    this.skipSpace();
    if (text === '}') {
      this.depth -= 1;
      if (this.depth < 0) {
        throw new SignatureError('a closing brace without an opening one', this.offset);
      }
    }
    this.tokens.push({role, text, depth: this.depth});
    if (text === '{') {
      this.depth += 1;
    }
    this.offset += text.length;
  }

  consumeMatch(pattern: RegExp, role: TokenRole, expected: string): string {
    this.skipSpace();
    const found = pattern.exec(this.rest)?.[0];
    if (found === undefined) {
      throw new SignatureError(`expected ${expected}, found "${this.rest}"`, this.offset);
    }
    this.consume(found, role);
    return found;
  }
}
