import type {Topic} from './check';
import type {Verdict} from './verifyHost';

/** The number of addresses listed below each fault. The JSON contains all of them. */
const shown = 5;

/** Formats the verdict for people: a line for each topic, and below it the faults. */
export function describeVerdict({site, looked, findings}: Verdict): string {
  const topics = Object.entries(looked) as [Topic, number][];
  const sections = topics.flatMap(([topic, count]) => {
    const own = findings.filter((finding) => finding.topic === topic);
    const state = own.length === 0 ? 'ok   ' : 'WRONG';
    const lines = own
      .slice(0, shown)
      .flatMap(({address, found, wanted}) => [
        `      ${address}`,
        `        found:  ${found}`,
        `        wanted: ${wanted}`,
      ]);
    const rest = own.length > shown ? [`      … and ${own.length - shown} more`] : [];
    const wrong = own.length === 0 ? '' : `, ${own.length} wrong`;
    return [`${state} ${topic}: ${count} looked at${wrong}`, ...lines, ...rest];
  });
  const conclusion =
    findings.length === 0
      ? `${site} serves this release as it should.`
      : `${site}: ${findings.length} things are wrong.`;
  return [...sections, '', conclusion].join('\n');
}
