import {DateValue, TimeValue} from './values';

export function dateOfDay(moment: Date): DateValue {
  return new DateValue(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

export function timeOfDay(moment: Date): TimeValue {
  return new TimeValue((moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds());
}
