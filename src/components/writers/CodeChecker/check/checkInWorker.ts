import type {CodeFacts, CodeReport} from 'qodlyscript';
import {WorkerClient} from '../../../../client/workerClient';
import type {CheckResult, Request} from './worker';

const client = new WorkerClient<Request, CheckResult>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
);

/** Versions that the worker has loaded. */
let loadedVersions = new Set<string>();

/** Thrown when the reader has changed the code since the check started. */
export class OutdatedCheck extends Error {}

/** Thrown when the check itself failed and would fail again. */
export class FailedCheck extends Error {}

/**
 * Checks source code in a worker to keep the page responsive. A check that is still running is aborted
 * and rejects with `OutdatedCheck`.
 *
 * @throws when the worker or the version's data can't be loaded
 */
export async function checkInWorker(source: string, version: string): Promise<CodeReport> {
  const facts = await loadFacts(version);
  client.abort(new OutdatedCheck());
  if (!client.isRunning) {
    loadedVersions = new Set();
  }
  const result = await client.ask({
    source,
    version,
    ...(!loadedVersions.has(version) && {facts}),
  });
  loadedVersions.add(version);
  if ('failure' in result) {
    throw new FailedCheck(result.failure);
  }
  return result;
}

/** @throws when the version's data can't be loaded */
export async function loadFacts(version: string): Promise<CodeFacts> {
  const loaded = (await import(`@generated/reference/default/facts-${version}.json`)) as {
    default: CodeFacts;
  };
  return loaded.default;
}
