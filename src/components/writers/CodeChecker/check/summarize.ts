import type {CodeReport, Finding} from 'qodlyscript';

/** Returns a summary of the results, in a sentence or two. */
export function summarize({findings}: CodeReport, version: string): string {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length;
  const problems = [
    pluralize(count('error'), 'error', 'errors'),
    pluralize(
      count('undocumented'),
      `name that is not documented in ${version}`,
      `names that are not documented in ${version}`,
    ),
  ].filter((text) => text !== '');
  const upgrades = count('upgrade');
  return [
    problems.length > 0
      ? `${problems.join(', ')}.`
      : `No differences from the ${version} documentation found.`,
    ...(upgrades > 0
      ? [`An upgrade affects ${upgrades === 1 ? '1 location' : `${upgrades} locations`}.`]
      : []),
  ].join(' ');
}

function pluralize(count: number, singular: string, plural: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? singular : plural}`;
}
