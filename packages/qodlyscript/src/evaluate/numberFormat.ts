import {ensure} from './values';
import {numberText} from './toText';

/** Evaluates `string(number, format)`. Source: language/commands/string, elements of a number format. */
export function formatNumber(number: number, format: string): string {
  if (format.startsWith('&')) {
    return formatWithCode(number, format.slice(1));
  }
  const [positive = '', negative, zero] = format.split(';');
  if (number === 0 && zero !== undefined) {
    return zero;
  }
  if (number < 0) {
    return negative === undefined ? `-${fill(-number, positive)}` : fill(-number, negative);
  }
  return fill(number, positive);
}

function formatWithCode(number: number, format: string): string {
  switch (format) {
    case 'x':
    case '$': {
      // Integers use 16 bits if they fit, else 32.
      const digits = (number >>> 0).toString(16).toUpperCase();
      return format === '$' ? `$${digits}` : `0x${digits.padStart(digits.length > 4 ? 8 : 4, '0')}`;
    }
    case 'xml':
      return numberText(number);
    default:
      ensure(/^\d+$/.test(format), `the format "&${format}" is not supported`);
      return number.toExponential(Number(format) - 1);
  }
}

/** Shows static characters inside the pattern only between digits; truncates digits beyond it. */
function fill(number: number, pattern: string): string {
  const first = pattern.search(/[#0]/);
  if (first < 0) {
    return pattern;
  }
  ensure(!/[*^]/.test(pattern), `the format "${pattern}" is not supported`);
  const last = Math.max(pattern.lastIndexOf('#'), pattern.lastIndexOf('0'));
  const point = pattern.indexOf('.', first);
  const hasPoint = point >= 0 && point < last;
  const wholePattern = pattern.slice(first, hasPoint ? point : last + 1);
  const decimalPattern = hasPoint ? pattern.slice(point + 1, last + 1) : '';
  const [whole = '', decimals = ''] = numberText(number).split('.');
  return (
    pattern.slice(0, first) +
    fillWhole(whole === '0' ? '' : whole, wholePattern) +
    fillDecimals(decimals, decimalPattern) +
    pattern.slice(last + 1)
  );
}

function fillWhole(digits: string, pattern: string): string {
  const slots = pattern.replace(/[^#0]/g, '').length;
  ensure(digits.length <= slots, 'a number that is longer than its format is not supported');
  let filled = '';
  let remaining = digits;
  for (const character of [...pattern].reverse()) {
    if (character === '#' || character === '0') {
      filled = (remaining.at(-1) ?? (character === '0' ? '0' : '')) + filled;
      remaining = remaining.slice(0, -1);
    } else if (remaining !== '') {
      filled = character + filled;
    }
  }
  return filled;
}

function fillDecimals(digits: string, pattern: string): string {
  ensure(!/[^#0]/.test(pattern), `the decimal pattern "${pattern}" is not supported`);
  // Only the scientific format is documented to round; others may truncate.
  ensure(
    digits.length <= pattern.length || !/[5-9]/.test(digits[pattern.length] ?? ''),
    'rounding with this format is not supported',
  );
  const filled = [...pattern]
    .map((character, index) => digits[index] ?? (character === '0' ? '0' : ''))
    .join('');
  return filled === '' ? '' : `.${filled}`;
}
