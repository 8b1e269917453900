import type {Result} from './results';
import type {Outcome} from './runPart';

/** How far a part may exceed its budget of processor time, since machines differ. */
const tolerance = 1.2;

/** Lists the failed tests, and the skipped ones by reason. */
export function describeResults(results: readonly Result[]): string {
  const failed = results.filter(({state}) => state === 'failed');
  const skipped = results.filter(({state}) => state === 'skipped');
  const reasons = [...new Set(skipped.map(({reason}) => reason))];
  return [
    ...(failed.length > 0 ? [list('Failed tests:', failed)] : []),
    ...reasons.map((reason) => {
      const tests = skipped.filter((test) => test.reason === reason);
      return list(`Skipped ${tests.length} tests: ${reason}`, tests);
    }),
  ].join('\n\n');
}

function list(heading: string, results: readonly Result[]): string {
  return [heading, '', ...results.map(({title}) => `- ${title}`)].join('\n');
}

/** Returns a Markdown table of what the parts used. */
export function describeBudgets(outcomes: readonly Outcome[]): string {
  const sum = (numbers: (number | undefined)[]) =>
    numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  const rows = [
    ['Part', 'Processor time, s', 'Budget, s', 'Duration, s'],
    ['---', '--:', '--:', '--:'],
    ...outcomes.map(({part, processorTime, duration}) => [
      part.name,
      processorTime?.toFixed(0) ?? 'unknown',
      String(part.budget),
      duration.toFixed(0),
    ]),
    [
      'Sum',
      sum(outcomes.map(({processorTime}) => processorTime)).toFixed(0),
      String(sum(outcomes.map(({part}) => part.budget))),
      '',
    ],
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) => `| ${row.map((cell, at) => padded(cell, widths[at] ?? 0, at > 0)).join(' | ')} |`)
    .join('\n');
}

function padded(cell: string, width: number, isNumber: boolean): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}

/** Returns a message for each part that exceeds its budget by more than a fifth. */
export function exceededBudgets(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({part, processorTime = 0}) =>
    processorTime > part.budget * tolerance
      ? [
          `${part.name} used ${processorTime.toFixed(0)} s of processor time, but its budget is ${part.budget} s. ` +
            'Make it cheaper, or run tests at night (tests/README.md).',
        ]
      : [],
  );
}
