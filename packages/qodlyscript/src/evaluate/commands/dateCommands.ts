import {dateOf, integerOf, secondsOf, textOf} from '../arguments';
import {weekdayOf} from '../dateFormat';
import {timeText} from '../toText';
import {DateValue, ensure, TimeValue} from '../values';
import type {Command} from './command';

/** Source: language/commands, theme Date and Time. */
export const dateCommands: Record<string, Command> = {
  addToDate: ([date, years, months, days]) => {
    const {year, month, day} = dateOf(date);
    const count = (year + integerOf(years)) * 12 + month - 1 + integerOf(months);
    const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
    const lengthOfMonth = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate();
    ensure(day <= lengthOfMonth, 'a day beyond the end of the month is not supported');
    return DateValue.fromDays(new DateValue(newYear, newMonth, day).days + integerOf(days));
  },

  date: ([value = DateValue.none]) =>
    value instanceof DateValue ? value : readDate(textOf(value)),

  dayNumber: ([date]) => (dateOf(date).isNull ? 2 : weekdayOf(dateOf(date)) + 1),
  dayOf: ([date]) => dateOf(date).day,
  monthOf: ([date]) => dateOf(date).month,
  yearOf: ([date]) => dateOf(date).year,

  time: ([value = 0]) => {
    if (typeof value !== 'string') {
      return new TimeValue(secondsOf(value));
    }
    const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d)$/.exec(value) ?? [];
    ensure(hours !== undefined, `time("${value}") is not supported`);
    return new TimeValue(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  },

  timeString: ([time]) => timeText(new TimeValue(secondsOf(time))),
};

/** Reads a date in ISO or US format; an impossible date becomes the null date. */
function readDate(text: string): DateValue {
  const iso = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?$/.exec(text);
  if (iso) {
    return validDate(iso[1], iso[2], iso[3]);
  }
  const parts = text.match(/\d+/g) ?? [];
  ensure(parts.length === 3 && !/^\d{4}-/.test(text), `date("${text}") is not supported`);
  const [month, day, year = ''] = parts;
  // Two-digit years from 30 on are in the 20th century.
  const century = year.length !== 2 ? '' : Number(year) >= 30 ? '19' : '20';
  return validDate(century + year, month, day);
}

function validDate(...parts: (string | undefined)[]): DateValue {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = DateValue.fromDays(Date.UTC(year, month - 1, day) / 86_400_000);
  return date.month === month && date.day === day ? date : DateValue.none;
}
