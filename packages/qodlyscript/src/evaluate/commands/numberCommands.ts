import {integerOf, numberOf, textOf} from '../arguments';
import {ensure, TimeValue, type Value} from '../values';
import type {Command} from './command';

/** More digits than a number has. */
const maxPlaces = 20;

/** Source: language/commands, themes Math and Boolean. */
export const numberCommands: Record<string, Command> = {
  abs: ([number]) => Math.abs(numberOf(number)),
  arctan: ([number]) => Math.atan(numberOf(number)),
  cos: ([number]) => Math.cos(numberOf(number)),
  dec: ([number]) => cleaned(Math.abs(numberOf(number)) % 1),
  exp: ([number]) => Math.exp(numberOf(number)),
  int: ([number]) => Math.floor(cleaned(numberOf(number))),
  log: ([number]) => Math.log(numberOf(number)),

  /** Rounds real numbers before dividing them. */
  mod: ([dividend, divisor]) => {
    const [a, b] = [rounded(numberOf(dividend), 0), rounded(numberOf(divisor), 0)];
    ensure(b !== 0, 'the remainder of a division by zero is not supported');
    return a % b;
  },

  num: ([expression, separator]) => toNumber(expression, separator),
  round: ([number, places = 0]) => rounded(numberOf(number), placesOf(places)),
  setRealComparisonLevel: ([level], {run}) => {
    if (numberOf(level) >= 0 && numberOf(level) <= 1e-3) {
      run.comparisonLevel = numberOf(level);
    }
  },

  sin: ([number]) => Math.sin(numberOf(number)),
  squareRoot: ([number]) => Math.sqrt(numberOf(number)),
  tan: ([number]) => Math.tan(numberOf(number)),

  /** Rounds toward negative infinity. */
  trunc: ([number, places = 0]) => {
    const factor = 10 ** placesOf(places);
    return cleaned(Math.floor(cleaned(numberOf(number) * factor)) / factor);
  },

  bool: ([value]) =>
    typeof value === 'boolean' ? value : typeof value === 'number' && value !== 0,

  not: ([value]) => {
    ensure(typeof value === 'boolean', 'not() of a type other than boolean is not supported');
    return !value;
  },
};

/** Removes floating-point error by keeping 13 significant digits, as QodlyScript does. */
function cleaned(number: number): number {
  return Number(number.toPrecision(13));
}

function placesOf(value: Value): number {
  const places = integerOf(value);
  ensure(
    Math.abs(places) <= maxPlaces,
    `rounding to more than ${maxPlaces} places is not supported`,
  );
  return places;
}

/** Rounds to the nearest number, and halves away from zero. */
function rounded(number: number, places: number): number {
  const factor = 10 ** Math.abs(places);
  const scaled = places < 0 ? Math.abs(number) / factor : Math.abs(number) * factor;
  const whole = Math.floor(cleaned(scaled) + 0.5);
  return Math.sign(number) * cleaned(places < 0 ? whole * factor : whole / factor);
}

function toNumber(value: Value = 0, separator: Value = '.'): number {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return Number(value);
  }
  ensure(!(value instanceof TimeValue), 'num() of a time is not supported');
  return readNumber(textOf(value), textOf(separator));
}

/** Ignores letters, and everything after a hyphen inside the number. */
function readNumber(text: string, separator: string): number {
  const digits = text
    .split(separator)
    .map((part) => part.replace(/[^\deE-]/g, ''))
    .join('.');
  const match = /^[eE]*(-?)(\d*\.?\d*)(?:[eE](-?\d+))?/.exec(withoutLetters(digits));
  const [, sign = '', number = '', exponent] = match ?? [];
  return number === '' || number === '.' ? 0 : Number(`${sign}${number}e${exponent ?? 0}`);
}

/** Removes letters, including an "e" that isn't between digits. */
function withoutLetters(digits: string): string {
  return digits.replace(/(?<![\d.])[eE]|[eE](?!-?\d)/g, '');
}
