import {localAddress} from '../../addresses/client/localAddress';
import {whenSilent} from '../../client/silence';
import type {Answer, Hit, Piece} from '../shared/types';
import type {Call, Reply, Tags, Tasks} from './worker';

/** Thrown when the index can't be loaded; the next query tries again. */
export class SearchUnavailableError extends Error {}

interface PendingCall {
  call: Call;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  /** Stops waiting for the worker's acknowledgment. */
  stopWaiting: () => void;
}

/** Calls the worker, which contains lunr and the indexes. */
export class SearchClient {
  #worker: Worker | undefined;
  #lastId = 0;
  /** True if this worker replaces one whose code failed to load. */
  #isRetry = false;
  readonly #waiting = new Map<number, PendingCall>();
  readonly #base: string;

  /** @param baseUrl the site's base path */
  constructor(baseUrl: string) {
    this.#base = window.location.origin + baseUrl;
    this.#survivePageCache();
  }

  /** Starts the worker ahead of its first task. */
  warmUp(): void {
    this.#start();
  }

  /** Loads the indexes before the first query, which reports a failure. */
  load(tags: Tags): void {
    this.search(tags, '', 1).catch(() => undefined);
  }

  /** Searches the first tag's index, then the others'. @throws SearchUnavailableError */
  async search(tags: Tags, query: string, limit: number): Promise<Answer> {
    const answer = await this.#call('search', this.#base, tags, query, limit);
    const isOnSite = ({document}: Hit) => localAddress(document.sectionRoute) !== undefined;
    return {...answer, hits: answer.hits.filter(isOnSite)};
  }

  /** Returns excerpts from the sections around the terms; empty if they can't be loaded. */
  excerpts(hits: readonly Hit[]): Promise<Piece[][]> {
    return this.#call('findExcerpts', this.#base, hits).catch(() => []);
  }

  #call<Task extends keyof Tasks>(
    task: Task,
    ...args: Parameters<Tasks[Task]>
  ): Promise<Awaited<ReturnType<Tasks[Task]>>> {
    this.#lastId += 1;
    const call = {id: this.#lastId, task, args};
    return new Promise((resolve, reject) => this.#post({call, resolve, reject}));
  }

  #post(pending: Omit<PendingCall, 'stopWaiting'>): void {
    const stopWaiting = whenSilent(() => this.#giveUp());
    this.#waiting.set(pending.call.id, {...pending, stopWaiting});
    this.#start()?.postMessage(pending.call);
  }

  /** A worker frozen by the back/forward cache may never respond, so a new one takes over its calls. */
  #survivePageCache(): void {
    window.addEventListener('pagehide', ({persisted}) => {
      if (persisted) {
        this.#stop();
        this.#waiting.forEach(({stopWaiting}) => stopWaiting());
      }
    });
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) {
        this.#waiting.forEach((pending) => this.#post(pending));
      }
    });
  }

  #start(): Worker | undefined {
    try {
      this.#worker ??= this.#createWorker();
    } catch {
      // The browser refuses to start workers.
      this.#giveUp();
    }
    return this.#worker;
  }

  #createWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => this.#receive(data));
    // The worker's code failed to load or is incomplete. Readers only find out if the retry fails, too.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#isRetry) {
        this.#giveUp();
      } else {
        this.#isRetry = true;
        this.#stop();
        this.#waiting.forEach(({call}) => this.#start()?.postMessage(call));
      }
    });
    return worker;
  }

  #receive({id, state, result}: Reply): void {
    const waiting = this.#waiting.get(id);
    waiting?.stopWaiting();
    this.#isRetry = false;
    if (state === 'received') {
      return;
    }
    this.#waiting.delete(id);
    if (state === 'failed') {
      waiting?.reject(new SearchUnavailableError());
    } else {
      waiting?.resolve(result as never);
    }
  }

  /** Stops the worker; the next query starts a new one. */
  #giveUp(): void {
    this.#stop();
    this.#isRetry = false;
    for (const {reject, stopWaiting} of this.#waiting.values()) {
      stopWaiting();
      reject(new SearchUnavailableError());
    }
    this.#waiting.clear();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
