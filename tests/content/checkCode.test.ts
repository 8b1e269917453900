import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {codeFactsOf} from '../../src/content/codeFacts';
import {readSite, type Version} from '../../src/content/site';
import {createChecker} from '../../src/language/checkCode/checkCode';
import {randomNumbers} from '../support/mutate';
import {mutations} from '../support/mutateCode';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

/** Number of mutations per kind, 300 in total. */
const mutantsPerKind = 60;

const versions = site.versions.map((version) => {
  const facts = codeFactsOf(site, version);
  return {label: version.label, facts, check: createChecker(facts), sources: validSources(version)};
});

function validSources({pages}: Version): string[] {
  return pages
    .flatMap(({samples}) => samples)
    .filter(({language, mark}) => language === 'qs' && !mark)
    .map(({code}) => code.value);
}

/** Samples that put a plain value into `storage`, which only accepts shared objects: the pages need fixing. */
const wrongPages = /storage\.(?:lastEvent|lastPacket|prices|zipProgress)\b/;

test.each(versions)('finds nothing in the samples of $label', ({check, sources}) => {
  const found = sources.flatMap((source) =>
    check(source)
      .findings.filter(({kind}) => kind !== 'upgrade')
      .filter(({line}) => !wrongPages.test(source.split('\n')[line - 1] ?? ''))
      .map((finding) => ({source, ...finding})),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** Samples whose expressions the next version groups differently. */
const regrouped = versions.filter(
  ({facts}) => facts.upgrades[0] && facts.upgrades[0].precedence !== facts.precedence,
);

const mutationKinds = Object.entries(mutations).filter(
  ([kind]) => kind !== 'addOperators' || regrouped.length > 0,
);

describe('reports each of 300 mutations on its line', () => {
  const random = randomNumbers(20);

  test.each(mutationKinds)('%s', (kind, mutation) => {
    const isUpgrade = kind === 'addOperators';
    const candidates = (isUpgrade ? regrouped : versions).flatMap(({facts, check, sources}) =>
      sources.flatMap((source) => mutation(source, facts).map((mutant) => ({mutant, check}))),
    );
    const chosen = Array.from({length: mutantsPerKind}, () => {
      const [one] = candidates.splice(Math.floor(random() * candidates.length), 1);
      return one;
    }).filter((one) => one !== undefined);
    const missed = chosen.filter(
      ({mutant, check}) =>
        !check(mutant.source).findings.some(
          // Using a condition in arithmetic is already a fault, regardless of later versions.
          ({line, kind: found}) => line === mutant.line && (isUpgrade || found !== 'upgrade'),
        ),
    );
    expect(chosen).toHaveLength(mutantsPerKind);
    expect(missed.map(({mutant}) => mutant)).toEqual([]);
  });
});
