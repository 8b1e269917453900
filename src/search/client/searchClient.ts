import {localAddress} from '../../addresses/client/localAddress';
import {whenSilent} from '../../client/silence';
import {sectionsPerTextFile} from '../shared/files';
import type {Piece} from '../shared/types';
import type {Request, Response, ShownAnswer, ShownHit} from './messages';

/** Thrown when the index can't be loaded; the next query tries again. */
export class SearchUnavailableError extends Error {}

type Tags = readonly [string, ...string[]];
type RequestBody = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface PendingRequest {
  request: RequestBody;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
  /** Stops waiting for the worker's acknowledgment. */
  stopWaiting: () => void;
}

/** Sends requests to the worker, which contains lunr and the indexes. */
export class SearchClient {
  #worker: Worker | undefined;
  #lastId = 0;
  /** True if this worker replaces one whose code failed to load. */
  #isRetry = false;
  readonly #waiting = new Map<number, PendingRequest>();
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
    this.#send({type: 'load', base: this.#base, tags}).catch(() => undefined);
  }

  /** Searches the first tag's index, then the others'. @throws SearchUnavailableError */
  async search(tags: Tags, query: string, limit: number): Promise<ShownAnswer> {
    const response = await this.#send({type: 'search', base: this.#base, tags, query, limit});
    if (response.type !== 'search') {
      throw new SearchUnavailableError();
    }
    const {message, isNear} = response;
    const hits = response.hits.filter(
      ({document}) => localAddress(document.sectionRoute) !== undefined,
    );
    return {hits, message, isNear};
  }

  /** Returns excerpts from the sections around the terms; empty if they can't be loaded. */
  async excerpts(hits: readonly ShownHit[]): Promise<Piece[][]> {
    const sections = hits.map(({textUrl, terms, document: {id}}) => ({
      base: this.#base,
      textUrl,
      position: id % sectionsPerTextFile,
      terms,
    }));
    try {
      const response = await this.#send({type: 'excerpts', sections});
      return response.type === 'excerpts' ? response.excerpts : [];
    } catch {
      return [];
    }
  }

  #send(request: RequestBody): Promise<Response> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#post(id, {request, resolve, reject});
    });
  }

  #post(id: number, pending: Omit<PendingRequest, 'stopWaiting'>): void {
    const stopWaiting = whenSilent(() => this.#giveUp());
    this.#waiting.set(id, {...pending, stopWaiting});
    this.#start()?.postMessage({id, ...pending.request});
  }

  /** A worker frozen by the back/forward cache may never respond, so a new one takes over its requests. */
  #survivePageCache(): void {
    window.addEventListener('pagehide', ({persisted}) => {
      if (persisted) {
        this.#stop();
        this.#waiting.forEach(({stopWaiting}) => stopWaiting());
      }
    });
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) {
        this.#waiting.forEach((pending, id) => this.#post(id, pending));
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
    worker.addEventListener('message', ({data}: MessageEvent<Response>) => this.#receive(data));
    // The worker's code failed to load or is incomplete. Readers only find out if the retry fails, too.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#isRetry) {
        this.#giveUp();
      } else {
        this.#isRetry = true;
        this.#stop();
        this.#waiting.forEach(({request}, id) => this.#start()?.postMessage({id, ...request}));
      }
    });
    return worker;
  }

  #receive(response: Response): void {
    const waiting = this.#waiting.get(response.id);
    waiting?.stopWaiting();
    this.#isRetry = false;
    if (response.type === 'received') {
      return;
    }
    this.#waiting.delete(response.id);
    if (response.type === 'error') {
      waiting?.reject(new SearchUnavailableError());
    } else {
      waiting?.resolve(response);
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
