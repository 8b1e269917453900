import type {Topic} from './expectations';
import type {Verdict} from './verifyHost';

/** Maximum number of findings listed for each topic. The JSON contains all of them. */
const maxListed = 5;

/** Formats the verdict for people: a line for each topic, followed by its findings. */
export function describeVerdict({site, checkCounts, findings}: Verdict): string {
  const topics = Object.entries(checkCounts) as [Topic, number][];
  const sections = topics.flatMap(([topic, count]) => {
    const topicFindings = findings.filter((finding) => finding.topic === topic);
    const status = topicFindings.length === 0 ? 'ok   ' : 'WRONG';
    const lines = topicFindings
      .slice(0, maxListed)
      .flatMap(({address, found, wanted}) => [
        `      ${address}`,
        `        found:  ${found}`,
        `        wanted: ${wanted}`,
      ]);
    const remainder =
      topicFindings.length > maxListed
        ? [`      … and ${topicFindings.length - maxListed} more`]
        : [];
    const wrong = topicFindings.length === 0 ? '' : `, ${topicFindings.length} wrong`;
    return [`${status} ${topic}: ${count} checked${wrong}`, ...lines, ...remainder];
  });
  const conclusion =
    findings.length === 0
      ? `${site} serves this release as it should.`
      : `${site}: ${findings.length === 1 ? '1 thing is' : `${findings.length} things are`} wrong.`;
  return [...sections, '', conclusion].join('\n');
}
