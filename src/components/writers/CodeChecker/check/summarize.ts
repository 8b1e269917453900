import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {Finding} from '../../../../language/checkCode/finding';

/** Returns a summary of the results, in a sentence or two. */
export function summarize({findings}: CodeReport, version: string): string {
  const count = (kind: Finding['kind']) => findings.filter((one) => one.kind === kind).length;
  const faults = [
    amount(count('fault'), 'error', 'errors'),
    amount(
      count('undocumented'),
      `name that is not documented in ${version}`,
      `names that are not documented in ${version}`,
    ),
  ].filter((text) => text !== '');
  const upgrades = count('upgrade');
  return [
    faults.length > 0
      ? `${faults.join(', ')}.`
      : `No differences from the ${version} documentation found.`,
    ...(upgrades > 0
      ? [`An upgrade changes ${upgrades === 1 ? '1 place' : `${upgrades} places`}.`]
      : []),
  ].join(' ');
}

function amount(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}
