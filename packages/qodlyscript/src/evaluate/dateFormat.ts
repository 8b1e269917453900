import {timeText} from './toText';
import {cannotEvaluate, DateValue, ensure, kindOf, type TimeValue} from './values';

export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Formats the field that a repeated letter in a pattern stands for; `letters` is how often it repeats. */
type Fields<Moment> = Record<string, (letters: number, moment: Moment) => string | undefined>;

/** Source: studio/pageLoaders/date-time-formats. */
const dateFields: Fields<DateValue> = {
  G: (letters) => (letters < 4 ? 'AD' : letters === 4 ? 'Anno Domini' : 'A'),
  y: (letters, {year}) => padded(letters === 2 ? year % 100 : year, letters),
  Q: quarter,
  q: quarter,
  M: month,
  L: month,
  d: (letters, {day}) => (letters === 1 ? String(day) : undefined),
  D: (_, {days, year}) => String(days - Date.UTC(year, 0, 1) / 86_400_000 + 1),
  E: (letters, date) => weekdayName(Math.max(letters, 3), date),
  e: weekdayName,
  c: weekdayName,
};

const timeFields: Fields<TimeValue> = {
  a: (letters, {seconds}) => (letters > 4 ? undefined : seconds < 12 * 3600 ? 'AM' : 'PM'),
  h: (letters, time) => padded(hoursOf(time) % 12 || 12, letters),
  H: (letters, time) => padded(hoursOf(time), letters),
  K: (letters, time) => padded(hoursOf(time) % 12, letters),
  k: (letters, time) => padded(hoursOf(time) || 24, letters),
  m: (letters, time) => padded(minutesOf(time), letters),
  s: (letters, {seconds}) => padded(seconds % 60, letters),
};

/** Evaluates `string(date, pattern)` and `string(time, pattern)`. */
export function formatByPattern(moment: DateValue | TimeValue, pattern: string): string {
  // Leading and trailing spaces are removed unless they're quoted.
  return pattern
    .trim()
    .replace(/'([^']*)'|([A-Za-z])\2*/g, (match, quoted?: string, letter = '') => {
      const text =
        moment instanceof DateValue
          ? dateFields[letter]?.(match.length, moment)
          : timeFields[letter]?.(match.length, moment);
      return quoted ?? text ?? cannotEvaluate(`the pattern "${match}" is not supported`);
    });
}

const dateFormats: Record<string, (date: DateValue) => string> = {
  kInternalDateAbbreviated: (date) => `${month(3, date)} ${date.day}, ${date.year}`,
  kInternalDateLong: longDate,
  kInternalDateShort: shortDate,
  kSystemDateShort: shortDate,
  kISODate: ({year, month, day}) => `${year}-${padded(month, 2)}-${padded(day, 2)}T00:00:00`,
  kSystemDateAbbreviated: (date) => `${weekdayName(3, date)}, ${longDate(date)}`,
  kSystemDateLong: (date) => `${weekdayName(4, date)}, ${longDate(date)}`,
};

const timeFormats: Record<string, (time: TimeValue) => string> = {
  kHHMM: (time) => timeText(time).slice(0, -3),
  kHHMMSS: timeText,
  kHHMMAMPM: (time) =>
    `${hoursOf(time) % 12 || 12}:${padded(minutesOf(time), 2)} ${hoursOf(time) < 12 ? 'AM' : 'PM'}`,
  kHourMin: hoursAndMinutes,
  kHourMinSec: (time) => `${hoursAndMinutes(time)} ${count(time.seconds % 60, 'second')}`,
  kMinSec: (time) =>
    `${count(hoursOf(time) * 60 + minutesOf(time), 'minute')} ${count(time.seconds % 60, 'second')}`,
  kISOTime: (time) => `0000-00-00T${timeText(time)}`,
};

/** The constants that name a format. The first one's result depends on the century and can't be evaluated. */
export const formats = [
  'kInternalDateShortSpecial',
  ...Object.keys(dateFormats),
  ...Object.keys(timeFormats),
];

/** Evaluates `string(date, kInternalDateLong)`, `string(time, kHHMM)`, and similar calls. */
export function formatByConstant(moment: DateValue | TimeValue, format: string): string {
  const text =
    moment instanceof DateValue ? dateFormats[format]?.(moment) : timeFormats[format]?.(moment);
  return text ?? cannotEvaluate(`the format ${format} of a ${kindOf(moment)} is not supported`);
}

/** Evaluates `string(date, kISODate, time)`. Other formats convert to GMT, which depends on the server's time zone. */
export function formatStamp(date: DateValue, time: TimeValue, format: string): string {
  ensure(format === 'kISODate', `the format ${format} of a date and a time is not supported`);
  return formatByConstant(date, format).replace('00:00:00', timeText(time));
}

function longDate(date: DateValue): string {
  return `${month(4, date)} ${date.day}, ${date.year}`;
}

function shortDate({year, month, day}: DateValue): string {
  return `${padded(month, 2)}/${padded(day, 2)}/${year}`;
}

function hoursAndMinutes(time: TimeValue): string {
  return `${count(hoursOf(time), 'hour')} ${count(minutesOf(time), 'minute')}`;
}

/** Returns the weekday; 0 is Sunday. */
export function weekdayOf(date: DateValue): number {
  return new Date(date.days * 86_400_000).getUTCDay();
}

function quarter(letters: number, {month}: DateValue): string {
  const number = Math.ceil(month / 3);
  const ordinal = ['1st', '2nd', '3rd', '4th'][number - 1] ?? '';
  return [padded(number, 1), padded(number, 2), `Q${number}`, `${ordinal} quarter`, String(number)][
    letters - 1
  ] as string;
}

function month(letters: number, date: DateValue): string {
  const name = months[date.month - 1] ?? '';
  return letters < 3 ? padded(date.month, letters) : shortened(name, letters);
}

function weekdayName(letters: number, date: DateValue): string | undefined {
  const name = weekdays[weekdayOf(date)] ?? '';
  return letters < 3 ? undefined : letters > 5 ? name.slice(0, 2) : shortened(name, letters);
}

/** Returns the abbreviated name, the full name, or its first letter. */
function shortened(name: string, letters: number): string {
  return letters === 3 ? name.slice(0, 3) : letters === 4 ? name : name.slice(0, 1);
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
