import type {Format} from './constants';
import {timeText} from './toText';
import {CannotEvaluateError, ensure, TimeValue, type DateValue} from './values';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

interface Moment {
  date?: DateValue;
  time?: TimeValue;
}

/** Formats the field that a repeated letter in a pattern stands for; `letters` is how often it repeats. */
type Field = (letters: number, moment: {date: DateValue; time: TimeValue}) => string | undefined;

/** Source: studio/pageLoaders/date-time-formats. */
const dateFields: Record<string, Field> = {
  G: (letters) => (letters < 4 ? 'AD' : letters === 4 ? 'Anno Domini' : 'A'),
  y: (letters, {date}) =>
    letters === 2 ? padded(date.year % 100, 2) : padded(date.year, Math.max(letters, 1)),
  Q: quarter,
  q: quarter,
  M: month,
  L: month,
  d: (letters, {date}) => (letters === 1 ? String(date.day) : undefined),
  D: (_, {date}) => String(date.days - Date.UTC(date.year, 0, 1) / 86_400_000 + 1),
  E: (letters, {date}) => weekdayName(Math.max(letters, 3), date),
  e: (letters, {date}) => (letters < 3 ? undefined : weekdayName(letters, date)),
  c: (letters, {date}) => (letters < 3 ? undefined : weekdayName(letters, date)),
};

const timeFields: Record<string, Field> = {
  a: (letters, {time}) => (letters > 4 ? undefined : time.seconds < 12 * 3600 ? 'AM' : 'PM'),
  h: (letters, {time}) => padded(hoursOf(time) % 12 || 12, letters),
  H: (letters, {time}) => padded(hoursOf(time), letters),
  K: (letters, {time}) => padded(hoursOf(time) % 12, letters),
  k: (letters, {time}) => padded(hoursOf(time) || 24, letters),
  m: (letters, {time}) => padded(minutesOf(time), letters),
  s: (letters, {time}) => padded(time.seconds % 60, letters),
};

/** Evaluates `string(date, pattern)` and `string(time, pattern)`. */
export function formatByPattern({date, time}: Moment, pattern: string): string {
  // Leading and trailing spaces are removed unless they're quoted.
  return pattern
    .trim()
    .replace(/'([^']*)'|([A-Za-z])\2*/g, (match, quoted?: string, letter = '') => {
      if (quoted !== undefined) {
        return quoted;
      }
      const field: Field | undefined = date ? dateFields[letter] : timeFields[letter];
      const text = field?.(match.length, {
        date: date as DateValue,
        time: time as TimeValue,
      });
      ensure(text !== undefined, `the pattern "${match}" is not supported`);
      return text;
    });
}

/** Evaluates `string(date, kInternalDateLong)` and similar calls. */
export function formatDate(date: DateValue, format: Format): string {
  const name = months[date.month - 1] ?? '';
  const day = weekdays[weekdayOf(date)] ?? '';
  const monthAndDay = `${padded(date.month, 2)}/${padded(date.day, 2)}`;
  switch (format) {
    case 'kInternalDateAbbreviated':
      return `${name.slice(0, 3)} ${date.day}, ${date.year}`;
    case 'kInternalDateLong':
      return `${name} ${date.day}, ${date.year}`;
    case 'kInternalDateShort':
    case 'kSystemDateShort':
      return `${monthAndDay}/${date.year}`;
    case 'kISODate':
      return `${date.year}-${padded(date.month, 2)}-${padded(date.day, 2)}T00:00:00`;
    case 'kSystemDateAbbreviated':
      return `${day.slice(0, 3)}, ${name} ${date.day}, ${date.year}`;
    case 'kSystemDateLong':
      return `${day}, ${name} ${date.day}, ${date.year}`;
    default:
      throw new CannotEvaluateError(`the format ${format} of a date is not supported`);
  }
}

/** Evaluates `string(time, kHHMM)` and similar calls. */
export function formatTime(time: TimeValue, format: Format): string {
  const [hours, minutes, seconds] = [hoursOf(time), minutesOf(time), time.seconds % 60];
  switch (format) {
    case 'kHHMM':
      return timeText(time).slice(0, -3);
    case 'kHHMMSS':
      return timeText(time);
    case 'kHHMMAMPM':
      return `${hours % 12 || 12}:${padded(minutes, 2)} ${hours < 12 ? 'AM' : 'PM'}`;
    case 'kHourMin':
      return `${count(hours, 'hour')} ${count(minutes, 'minute')}`;
    case 'kHourMinSec':
      return [count(hours, 'hour'), count(minutes, 'minute'), count(seconds, 'second')].join(' ');
    case 'kMinSec':
      return `${count(hours * 60 + minutes, 'minute')} ${count(seconds, 'second')}`;
    case 'kISOTime':
      return `0000-00-00T${timeText(time)}`;
    default:
      throw new CannotEvaluateError(`the format ${format} of a time is not supported`);
  }
}

/** Returns the weekday; 0 is Sunday. */
export function weekdayOf(date: DateValue): number {
  return new Date(date.days * 86_400_000).getUTCDay();
}

function quarter(letters: number, {date}: {date: DateValue}): string {
  const number = Math.ceil(date.month / 3);
  const ordinal = ['1st', '2nd', '3rd', '4th'][number - 1] ?? '';
  return [padded(number, 1), padded(number, 2), `Q${number}`, `${ordinal} quarter`, String(number)][
    letters - 1
  ] as string;
}

function month(letters: number, {date}: {date: DateValue}): string {
  const name = months[date.month - 1] ?? '';
  return letters < 3
    ? padded(date.month, letters)
    : letters === 3
      ? name.slice(0, 3)
      : letters === 4
        ? name
        : name.slice(0, 1);
}

function weekdayName(letters: number, date: DateValue): string {
  const name = weekdays[weekdayOf(date)] ?? '';
  return letters === 4 ? name : name.slice(0, letters === 3 ? 3 : letters === 5 ? 1 : 2);
}

function hoursOf({seconds}: TimeValue): number {
  return Math.floor(seconds / 3600);
}

function minutesOf({seconds}: TimeValue): number {
  return Math.floor(seconds / 60) % 60;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
