import {lookUp} from '../../lookUp';
import {blobOf, numberOf, textOf} from '../arguments';
import {breakModeName, breakModeNumber, decodeText, encodeText, withLineBreaks} from '../fileText';
import type {Run} from '../run';
import {
  BlobValue,
  cannotEvaluate,
  CannotEvaluateError,
  ensure,
  entriesOf,
  known,
  ObjectValue,
  rescue,
  type DocumentValue,
  type Value,
} from '../values';

/** An open file. */
export class HandleValue extends ObjectValue {
  offset = 0;

  constructor(
    readonly file: DocumentValue,
    readonly options: Record<string, string>,
  ) {
    super();
  }
}

/** Evaluates `.open(mode)` or `.open(options)`. Source: language/FileClass, language/FileHandleClass. */
export function openFile(file: DocumentValue, argument: Value, {disk}: Run): HandleValue {
  const passed = argument instanceof ObjectValue ? entriesOf(argument) : new Map<string, Value>();
  const option = (name: string, fallback: string) => {
    const value = known(passed.get(name));
    return value === undefined
      ? fallback
      : name.startsWith('break')
        ? breakModeName(value)
        : textOf(value);
  };
  const mode = typeof argument === 'string' ? argument : option('mode', 'read');
  const handle = new HandleValue(file, {
    mode,
    charset: option('charset', 'UTF-8'),
    breakModeRead: option('breakModeRead', 'native'),
    breakModeWrite: option('breakModeWrite', 'native'),
  });
  handle.offset = mode === 'append' ? Number.NaN : 0;
  if (mode === 'read') {
    disk.throwIfMissing(file.path);
  } else if (!disk.mayExist(file)) {
    disk.write(file.path, new Uint8Array());
  }
  return handle;
}

export function readHandleProperty(handle: HandleValue, name: string, run: Run): Value {
  const {file, options, offset} = handle;
  switch (name) {
    case 'file':
      return file;
    case 'offset':
      return Number.isNaN(offset) ? run.disk.read(file.path).length : offset;
    case 'eof':
      return offset >= run.disk.read(file.path).length;
    default:
      return lookUp(options, name) ?? cannotEvaluate(`.${name} of a file handle is not supported`);
  }
}

export const handleMembers: Record<
  string,
  (handle: HandleValue, args: Value[], run: Run) => Value
> = {
  getSize: ({file}, _, run) => run.disk.read(file.path).length,

  readBlob: (handle, [length], run) => {
    const bytes = run.disk.read(handle.file.path);
    const part = bytes.slice(handle.offset, handle.offset + numberOf(length));
    handle.offset += part.length;
    return new BlobValue(part, true);
  },

  readLine: (handle, _, run) => {
    const rest = restOf(handle, run);
    const [line = '', lineBreak = ''] = /^([^\r\n]*)(\r\n|\r|\n)?/.exec(rest)?.slice(1) ?? [];
    handle.offset += lengthOf(line + lineBreak);
    return line;
  },

  readText: (handle, [stop], run) => {
    const rest = restOf(handle, run);
    const end = stop === undefined ? rest.length : rest.indexOf(textOf(stop));
    const text = rest.slice(0, Math.max(end, 0));
    const consumed =
      stop === undefined || end < 0 ? text : rest.slice(0, end + textOf(stop).length);
    handle.offset += lengthOf(consumed);
    return text;
  },

  setSize: ({file}, [size], {disk}) => {
    // The docs don't say which part another size keeps.
    ensure(numberOf(size) === 0, '.setSize() with a size other than 0 is not supported');
    disk.write(file.path, new Uint8Array());
  },

  writeBlob: (handle, [blob], run) => write(handle, blobOf(blob).bytes, run),

  writeLine: (handle, [text], run) => write(handle, encoded(`${textOf(text)}\n`, handle), run),

  writeText: (handle, [text], run) => write(handle, encoded(textOf(text), handle), run),
};

/** Calls a function on a handle; if it can't be evaluated, the file's content becomes unknown. */
export function callHandle(handle: HandleValue, name: string, args: Value[], run: Run): Value {
  return rescue(
    CannotEvaluateError,
    () => {
      const member = lookUp(handleMembers, name);
      ensure(member, `.${name}() on a file handle is not supported`);
      return member(handle, args.map(known), run);
    },
    ({reason}) => {
      run.disk.write(handle.file.path, undefined);
      return cannotEvaluate(reason);
    },
  );
}

/** Reading text counts characters, but bytes otherwise. */
function lengthOf(text: string): number {
  ensure(
    /^\p{ASCII}*$/u.test(text),
    'reading text with accents from a file handle is not supported',
  );
  return text.length;
}

function restOf({file, offset, options}: HandleValue, run: Run): string {
  ensure(
    ['native', 'lf'].includes(options.breakModeRead ?? ''),
    'reading with other line breaks is not supported',
  );
  return decodeText(run.disk.read(file.path).slice(offset), options.charset);
}

function encoded(text: string, {options}: HandleValue): Uint8Array {
  const withBreaks = withLineBreaks(text, breakModeNumber(options.breakModeWrite));
  return encodeText(withBreaks, options.charset === 'UTF-8' ? undefined : options.charset);
}

function write(handle: HandleValue, bytes: Uint8Array, run: Run): undefined {
  const isNew = handle.options.mode === 'write' && handle.offset === 0;
  const old = isNew ? new Uint8Array() : run.disk.read(handle.file.path);
  const start = Number.isNaN(handle.offset) ? old.length : handle.offset;
  const content = new Uint8Array(Math.max(old.length, start + bytes.length));
  content.set(old);
  content.set(bytes, start);
  handle.offset = start + bytes.length;
  run.disk.write(handle.file.path, content);
}
