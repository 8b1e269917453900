import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {runCode} from 'qodlyscript';
import {sampleDatabase} from '../../src/content/sampleData/sampleDatabase';
import sampleFiles from '../../src/content/sampleData/sampleFiles.json';
import {readSite, type Version} from '../../src/content/site/site';
import {randomNumbers} from '../support/randomNumbers';
import {randomProgram} from '../support/randomProgram';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** All of them run every night and before a release. */
const count = process.env.TEST_ALL ? 10_000 : 500;

/** Short, so that endless programs don't take long to stop. */
const limits = {time: 50, bytes: 4_000_000};

/** Processor time that a program may take, in milliseconds: for its limits, and for collecting garbage. */
const maxTime = 2000;

/** Everything outside strings in a result: no value of JavaScript looks like this. */
const literal =
  /^(?:[[\]{},:]|""|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|-?INF|true|false|null|undefined|!\d+-\d\d-\d\d!|\?-?\d+:\d\d:\d\d\?|an undefined number|a function|the datastore|the dataclass \w+|\w+ \d+(?: \([^()]*\))?|a new \w+|\d+ entit(?:y|ies) of \w+|a blob of \d+ bytes?|the class \w+|(?:file|folder)\(""\)|the (?:file|folder) "" in an archive)*$/;

const [next] = readSite(siteDir).versions;

describe.each(['new', 'changed'] as const)('%s programs', (kind) => {
  const random = randomNumbers(58);
  const samples = kind === 'changed' ? samplesOf(next) : [];
  const sources = Array.from({length: count / 2}, () => randomProgram(samples, random));
  let reports: {source: string; time: number; report: ReturnType<typeof runCode>}[] = [];

  beforeAll(() => {
    reports = sources.map((source) => {
      const start = process.cpuUsage();
      sampleDatabase.restart();
      const report = runCode(source, {
        precedence: 'byLevel',
        definitions: [],
        limits,
        database: sampleDatabase,
        files: sampleFiles,
      });
      const {user, system} = process.cpuUsage(start);
      return {source, time: (user + system) / 1000, report};
    });
  });

  test('end in time', () => {
    expect(reports.filter(({time}) => time > maxTime).map(({source}) => source)).toEqual([]);
  });

  test('say why they stopped', () => {
    const stops = reports.flatMap(({source, report}) =>
      report.stop ? [{source, ...report.stop}] : [],
    );
    const unexplained = stops.filter(
      ({kind: cause, message, line}) =>
        // An error's message is that of the code.
        !(cause === 'error' ? /^Error.*\S/s : /^\S.*[.!?]$/s).test(message) ||
        message === 'This code does not run here.' ||
        line < 1,
    );
    expect(unexplained).toEqual([]);
    const kinds = new Set(stops.map((stop) => stop.kind));
    console.log(
      `${kind}: ${sources.length - stops.length} of ${sources.length} run, ${[...kinds].join(', ')}`,
    );
    expect(stops.length).toBeLessThan(sources.length);
  });

  test('show only values of the language', () => {
    const texts = reports.flatMap(({source, report: {values, outputs}}) => [
      ...values.flatMap(({text, isArgument}) => (isArgument ? [] : [{source, text}])),
      ...outputs.flatMap((output) =>
        output.kind === 'table' ? output.rows.flat().map((text) => ({source, text})) : [],
      ),
    ]);
    const leaks = texts.filter(
      ({text}) => !text.endsWith('…') && !literal.test(text.replace(/"(?:\\.|[^"\\])*"/g, '""')),
    );
    expect(leaks).toEqual([]);
    expect(texts.length).toBeGreaterThan(sources.length / 4);
  });

  test('leave JavaScript objects unchanged', () => {
    for (const prototype of [Object.prototype, Array.prototype, Map.prototype, String.prototype]) {
      expect(Object.keys(prototype)).toEqual([]);
    }
  });
});

function samplesOf(version: Version | undefined): string[] {
  return (version?.pages ?? []).flatMap((page) =>
    page.samples.filter(({language}) => language === 'qs').map(({code}) => code.value),
  );
}
