import {integerOf, numberOf, textOf} from '../arguments';
import {bytesPerItem, spend} from '../budget';
import {formatOf, hasOption} from '../constants';
import {formatByConstant, formatByPattern, formatStamp} from '../dateFormat';
import {formatNumber} from '../numberFormat';
import {collators, findText, withoutAccents} from '../text';
import {toText} from '../toText';
import {cannotEvaluate, CollectionValue, DateValue, ensure, TimeValue, type Value} from '../values';
import type {Command} from './command';

/** Source: language/commands, theme String. */
export const textCommands: Record<string, Command> = {
  changeString: ([source, newChars, where]) => {
    const [text, replacement, at] = [textOf(source), textOf(newChars), integerOf(where)];
    return at < 1 || at > text.length
      ? text
      : (text.slice(0, at - 1) + replacement + text.slice(at - 1 + replacement.length)).slice(
          0,
          text.length,
        );
  },

  char: ([code]) => {
    const number = integerOf(code);
    ensure(number >= 1 && number <= 65_535, `there is no character with the code ${number}`);
    return String.fromCharCode(number);
  },

  characterCode: ([text]) => {
    ensure(textOf(text) !== '', 'characterCode("") is not supported');
    return textOf(text).charCodeAt(0);
  },

  compareStrings: ([first, second, options]) =>
    Math.sign(compareTexts(textOf(first), textOf(second), options)),

  deleteString: ([source, where, howMany]) => {
    const [text, at, count] = [textOf(source), integerOf(where), integerOf(howMany)];
    const start = Math.max(0, at - 1);
    return text.slice(0, start) + text.slice(start + count);
  },

  insertString: ([source, what, where]) => {
    const [text, at] = [textOf(source), Math.max(0, integerOf(where) - 1)];
    return text.slice(0, at) + textOf(what) + text.slice(at);
  },

  length: ([text]) => textOf(text).length,

  lowercase: ([text], {hasStar}) => withOptionalAccents(text, hasStar).toLowerCase(),

  position: ([find, text, start = 1, ...rest], {hasStar, setArgument}) => {
    const options = rest[1];
    ensure(find !== '' || text === '', 'position() of an empty string is not supported');
    const found = findWith(textOf(find), textOf(text), integerOf(start) - 1, hasStar, options);
    if (rest.length > 0) {
      setArgument(3, found?.length ?? 0);
    }
    return found ? found.at + 1 : 0;
  },

  replaceString: ([source, old, replacement, howMany = Infinity], {hasStar}) =>
    replaceAll(textOf(source), textOf(old), textOf(replacement), numberOf(howMany), hasStar),

  splitString: ([source, separator, options]) => {
    const has = (option: Parameters<typeof hasOption>[1]) =>
      options !== undefined && hasOption(numberOf(options), option);
    spend(separator === '' ? textOf(source).length * bytesPerItem : 0);
    const parts = splitAt(textOf(source), textOf(separator)).map((part) =>
      has('kTrimSpaces') ? part.replace(/^ +| +$/g, '') : part,
    );
    return new CollectionValue(
      has('kIgnoreEmptyStrings') ? parts.filter((part) => part !== '') : parts,
    );
  },

  string: ([value, format, addTime]) => {
    if (value instanceof DateValue && addTime instanceof TimeValue) {
      return formatStamp(value, addTime, knownFormat(format));
    }
    if ((value instanceof DateValue || value instanceof TimeValue) && format !== undefined) {
      return typeof format === 'string'
        ? formatByPattern(value, format)
        : formatByConstant(value, knownFormat(format));
    }
    return typeof value === 'number' && format !== undefined
      ? formatNumber(value, textOf(format))
      : toText(value);
  },

  substring: ([source, first, howMany = Infinity]) => {
    const at = integerOf(first) - 1;
    ensure(at >= 0, 'a substring that starts before the first character is not supported');
    return textOf(source).slice(at, at + Math.max(0, numberOf(howMany)));
  },

  uppercase: ([text], {hasStar}) => withOptionalAccents(text, hasStar).toUpperCase(),

  matchRegex: ([pattern, text, start, ...out], {hasStar, setArgument}) => {
    if (start === undefined) {
      return regex(`^(?:${textOf(pattern)})$`, 'su').test(textOf(text));
    }
    const expression = regex(textOf(pattern), hasStar ? 'yu' : 'gu');
    expression.lastIndex = integerOf(start) - 1;
    const match = expression.exec(textOf(text));
    if (out.length > 0 && match) {
      setArgument(3, match.index + 1);
      setArgument(4, match[0].length);
    }
    return match !== null;
  },
};

/** The docs don't say whether a separator ignores case and accents. */
function splitAt(text: string, separator: string): string[] {
  const parts = text.split(separator);
  const folded = (part: string) => withoutAccents(part).toLowerCase();
  ensure(
    separator === '' || folded(text).split(folded(separator)).length === parts.length,
    'a separator that the text contains in another spelling is not supported',
  );
  return parts;
}

/** Compiles an ICU expression; JavaScript reads the common subset the same way. */
function regex(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return cannotEvaluate('this regular expression is not supported');
  }
}

function withOptionalAccents(text: Value, keepsAccents: boolean): string {
  return keepsAccents ? textOf(text) : withoutAccents(textOf(text));
}

function knownFormat(format: Value): string {
  return formatOf(numberOf(format)) ?? cannotEvaluate('this format is not supported');
}

function compareTexts(first: string, second: string, options: Value): number {
  if (options === undefined) {
    return collators.plain.compare(first, second);
  }
  const sum = numberOf(options);
  const ignoresCase = hasOption(sum, 'kCaseInsensitive');
  if (hasOption(sum, 'kCharCodes')) {
    const [a, b] = ignoresCase ? [lowerAToZ(first), lowerAToZ(second)] : [first, second];
    return a === b ? 0 : a < b ? -1 : 1;
  }
  return collatorOf(sum).compare(first, second);
}

function collatorOf(options: number): Intl.Collator {
  const ignoresCase = hasOption(options, 'kCaseInsensitive');
  const ignoresDiacritics = hasOption(options, 'kDiacriticInsensitive');
  return ignoresCase && ignoresDiacritics
    ? collators.plain
    : ignoresCase
      ? collators.caseInsensitive
      : ignoresDiacritics
        ? collators.diacriticInsensitive
        : hasOption(options, 'kStrict')
          ? collators.strict
          : collators.plain;
}

function lowerAToZ(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Finds the text at or after `start`, with a command's options; positions are zero-based. */
function findWith(
  find: string,
  text: string,
  start: number,
  byCodes: boolean,
  options: Value,
): {at: number; length: number} | undefined {
  const sum = options === undefined ? 0 : numberOf(options);
  if (find === '') {
    return undefined;
  }
  if (byCodes || hasOption(sum, 'kCharCodes')) {
    const [where, what] = hasOption(sum, 'kCaseInsensitive')
      ? [lowerAToZ(text), lowerAToZ(find)]
      : [text, find];
    const at = where.indexOf(what, start);
    return at < 0 ? undefined : {at, length: find.length};
  }
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  let found = findText(text, find, start, collatorOf(sum));
  while (
    found &&
    hasOption(sum, 'kWholeWord') &&
    (isLetter(text[found.at - 1]) || isLetter(text[found.at + found.length]))
  ) {
    found = findText(text, find, found.at + 1, collatorOf(sum));
  }
  return found;
}

function replaceAll(
  text: string,
  old: string,
  replacement: string,
  howMany: number,
  byCodes: boolean,
): string {
  let result = '';
  let at = 0;
  for (let count = 0; count < howMany; count += 1) {
    const found = findWith(old, text, at, byCodes, undefined);
    if (!found) {
      break;
    }
    result += text.slice(at, found.at) + replacement;
    spend(replacement.length * 2);
    at = found.at + found.length;
  }
  return result + text.slice(at);
}
