import type {Topic} from './check';
import type {Verdict} from './verifyHost';

/** Maximum number of findings listed for each topic. The JSON contains all of them. */
const maxListed = 5;

/** Formats the verdict for people: a line for each topic, with its findings below. */
export function describeVerdict({site, looked, findings}: Verdict): string {
  const topics = Object.entries(looked) as [Topic, number][];
  const sections = topics.flatMap(([topic, count]) => {
    const own = findings.filter((finding) => finding.topic === topic);
    const state = own.length === 0 ? 'ok   ' : 'WRONG';
    const lines = own
      .slice(0, maxListed)
      .flatMap(({address, found, wanted}) => [
        `      ${address}`,
        `        found:  ${found}`,
        `        wanted: ${wanted}`,
      ]);
    const rest = own.length > maxListed ? [`      … and ${own.length - maxListed} more`] : [];
    const wrong = own.length === 0 ? '' : `, ${own.length} wrong`;
    return [`${state} ${topic}: ${count} checked${wrong}`, ...lines, ...rest];
  });
  const conclusion =
    findings.length === 0
      ? `${site} serves this release as it should.`
      : `${site}: ${findings.length === 1 ? '1 thing is' : `${findings.length} things are`} wrong.`;
  return [...sections, '', conclusion].join('\n');
}
