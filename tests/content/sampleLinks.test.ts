import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {cardKey, expandTarget, shortenTarget} from '../../src/config/sampleTargets';
import type {Page} from '../../src/content/page/page';
import {splitComments} from '../../src/content/samples/sampleCode';
import {compareSite} from '../../src/content/reference/compareVersions';
import {targetOf} from '../../src/content/reference/entry';
import {sampleNamesOf, type SampleName} from '../../src/content/samples/sampleNames';
import {pageAt, readSite, type Version} from '../../src/content/site/site';
import {typePagesOf} from '../../src/content/names/types';
import {packCards} from '../../src/reference/server/packForBrowser';

const site = readSite(path.resolve(import.meta.dirname, '../..'));
const entriesOf = new Map(compareSite(site).map(({version, entries}) => [version, entries]));

/** Minimum shares of samples with a link, and of members that are linked. */
const minRatios = {samples: 0.9, members: 0.5};

describe.each(site.versions)('names in $label samples', (version) => {
  const samples = version.pages.flatMap((page) =>
    [...sampleNamesOf(page, site, version)].map(([code, names]) => ({page, code, names})),
  );
  const names = samples.flatMap(({page, names: sampleNames}) =>
    sampleNames.map((name) => ({page, name})),
  );

  test('link to an existing page and anchor in the version', () => {
    const misdirected = names.filter(({name}) => !hasTarget(version, name));
    expect(misdirected.map(describeName)).toEqual([]);
  });

  test('have a card', () => {
    const cards = packCards(
      entriesOf.get(version.label) ?? [],
      typePagesOf(version).values(),
      version.label,
      [],
    );
    const withoutCard = names.filter(({name}) => !Object.hasOwn(cards, keyOf(name)));
    expect(withoutCard.map(describeName)).toEqual([]);
  });

  test('are linked: at least one in 90% of samples, and half of all members', () => {
    const linked = samples.filter(({names: sampleNames}) => sampleNames.length > 0).length;
    const count = (kind: string) => names.filter(({name}) => name.entry.kind === kind).length;
    const members = samples.flatMap(
      ({code}) => splitComments(code.value).code.match(/(?<!\b(?:4D|cs))\.[a-z]\w*/gi) ?? [],
    ).length;
    console.log(
      `${version.label}: ${linked} of ${samples.length} samples; ${count('member')} of ${members} members, ${count('command')} commands, ${count('class')} classes, ${count('constant')} constants`,
    );
    expect(linked / samples.length).toBeGreaterThan(minRatios.samples);
    expect(count('member') / members).toBeGreaterThan(minRatios.members);
  });
});

function hasTarget(version: Version, {entry, text}: SampleName): boolean {
  const target = targetOf(entry);
  const [route, anchor] = target.split('#');
  const page = pageAt(version, `${route}.md`);
  return (
    expandTarget(shortenTarget(target, text), text) === target &&
    page !== undefined &&
    (anchor === undefined || page.headings.some((heading) => heading.anchor === anchor))
  );
}

function keyOf({entry, text}: SampleName): string {
  return cardKey(targetOf(entry), text);
}

function describeName({page, name}: {page: Page; name: SampleName}): string {
  return `${page.path}: ${name.text} → ${targetOf(name.entry)}`;
}
