import {indexFile, sectionsPerTextFile, textFile, textFileNumber} from '../shared/files';
import type {Piece, Request, Response, ShownHit} from './messages';

/** The index could not be had; the next query tries again. */
export class SearchUnavailableError extends Error {}

/** A hit with the tag of the index that has it. */
export interface TaggedHit extends ShownHit {
  tag: string;
}

/** What the indexes say to a query. */
export interface TaggedAnswer {
  hits: TaggedHit[];
  /** What lunr says about a query that is wrong. */
  message?: string;
}

type Question = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

/** Puts questions to the worker, which has lunr and the indexes. */
export class SearchClient {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #address: (file: string) => string;

  /** @param baseUrl of the site */
  constructor(baseUrl: string) {
    this.#address = (file) => window.location.origin + baseUrl + file;
  }

  /** Starts the worker ahead of its first task. */
  warmUp(): void {
    this.#start();
  }

  /** Loads the indexes ahead of the first query. */
  async load(tags: readonly string[]): Promise<void> {
    // A failure is told when it matters, by the query.
    await this.#ask({type: 'load', indexUrls: this.#indexUrls(tags)}).catch(() => undefined);
  }

  /** Searches the first tag's index, then the others'. @throws SearchUnavailableError */
  async search(
    tags: readonly [string, ...string[]],
    query: string,
    limit: number,
  ): Promise<TaggedAnswer> {
    const indexUrls = this.#indexUrls(tags);
    const response = await this.#ask({type: 'search', indexUrls, query, limit});
    if (response.type !== 'search') {
      throw new SearchUnavailableError();
    }
    const {hits, mainHits, message} = response;
    const [main, second = main] = tags;
    return {
      hits: hits.map((hit, position) => ({...hit, tag: position < mainHits ? main : second})),
      ...(message !== undefined && {message}),
    };
  }

  /** Texts of the sections around the terms; empty where they cannot be had. */
  async excerpts(hits: readonly TaggedHit[]): Promise<Piece[][]> {
    const wanted = hits.map(({tag, terms, document: {id}}) => ({
      textUrl: this.#address(textFile(tag, textFileNumber(id))),
      place: id % sectionsPerTextFile,
      terms,
    }));
    try {
      const response = await this.#ask({type: 'excerpts', wanted});
      return response.type === 'excerpts' ? response.excerpts : [];
    } catch {
      return [];
    }
  }

  #indexUrls(tags: readonly string[]): string[] {
    return tags.map((tag) => this.#address(indexFile(tag)));
  }

  #ask(question: Question): Promise<Response> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#start().postMessage({id, ...question});
    });
  }

  #start(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url));
      this.#worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
        const waiting = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        if (data.type === 'error') {
          waiting?.reject(new SearchUnavailableError());
        } else {
          waiting?.resolve(data);
        }
      });
      // The worker's own code could not be had. The next question starts another one.
      this.#worker.addEventListener('error', () => this.#giveUp());
    }
    return this.#worker;
  }

  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const {reject} of this.#waiting.values()) {
      reject(new SearchUnavailableError());
    }
    this.#waiting.clear();
  }
}
