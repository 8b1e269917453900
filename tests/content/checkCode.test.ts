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

/** Lines that put a plain value into `storage`, which only accepts shared objects: the pages need fixing. */
const wrongLines = /storage\.(?:lastEvent|lastPacket|prices|zipProgress)\b/;

test.each(versions)('finds nothing in the $label samples', ({check, sources}) => {
  const found = sources.flatMap((source) =>
    check(source)
      .findings.filter(({kind}) => kind !== 'upgrade')
      .filter(({line}) => !wrongLines.test(source.split('\n')[line - 1] ?? ''))
      .map((finding) => ({source, ...finding})),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('each upgrade lists the commands that its version adds to the version before it', () => {
  const commandsOf = (version: string) =>
    Object.keys(versions.find(({label}) => label === version)?.facts.commands ?? {});
  for (const {label, facts} of versions) {
    const path = [label, ...facts.upgrades.map(({version}) => version)];
    for (const [index, {version, newCommands}] of facts.upgrades.entries()) {
      const before = new Set(commandsOf(path[index] ?? ''));
      const added = commandsOf(version).filter((name) => !before.has(name));
      expect(newCommands.toSorted(), `${path[index]} to ${version}`).toEqual(added.toSorted());
    }
  }
  expect(versions.some(({facts}) => facts.upgrades.length > 0)).toBe(true);
});

/** Versions whose expressions the next version groups differently. */
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
    }).filter((candidate) => candidate !== undefined);
    const missed = chosen.filter(
      ({mutant, check}) =>
        !check(mutant.source).findings.some(
          // Using a condition in arithmetic is already an error, regardless of later versions.
          ({line, kind: found}) => line === mutant.line && (isUpgrade || found !== 'upgrade'),
        ),
    );
    expect(chosen).toHaveLength(mutantsPerKind);
    expect(missed.map(({mutant}) => mutant)).toEqual([]);
  });
});
