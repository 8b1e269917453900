import path from 'node:path';
import {expect, test} from 'vitest';
import {codeFactsOf} from '../../src/content/facts/codeFacts';
import {readSite, type Version} from '../../src/content/site/site';
import {createChecker} from 'qodlyscript';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

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
