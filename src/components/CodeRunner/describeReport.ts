import type {RunReport} from 'qodlyscript';
import {textOf} from './lineResults';

/** A screen reader takes a minute for more. */
const maxLength = 400;

/** Returns a report as a message for screen readers. */
export function describeReport({values, outputs, stop}: RunReport): string {
  const parts = [
    ...values.map((value) =>
      value.stated?.agrees
        ? `Line ${value.stated.line}: confirmed, ${value.text}.`
        : `Line ${value.line}: ${textOf(value)}.`,
    ),
    ...outputs.map((output) =>
      output.kind === 'table'
        ? `Line ${output.line}: a table with ${output.total} rows.`
        : `Line ${output.line}: the message ${output.text}.`,
    ),
    ...(stop ? [`${stop.line > 0 ? `Stopped in line ${stop.line}: ` : ''}${stop.message}`] : []),
  ];
  const text = parts.length > 0 ? parts.join(' ') : 'It ran, without a result.';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
