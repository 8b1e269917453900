import {whenSilent} from './silence';

/** Thrown when a worker takes longer than the limit; it has been stopped. */
export class WorkerTimeout extends Error {}

/**
 * Sends requests, one at a time, to a worker that answers each with `started`, then with its response. A
 * worker that fails is stopped, and the next request starts another.
 */
export class WorkerClient<Request, Response> {
  readonly #create: () => Worker;
  #worker: Worker | undefined;
  #stop: ((reason: Error) => void) | undefined;

  constructor(create: () => Worker) {
    this.#create = create;
  }

  /** True while a worker has what earlier requests left there. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Stops the worker if it hasn't responded yet; its request rejects with the reason. */
  abort(reason: Error): void {
    this.#stop?.(reason);
  }

  /**
   * @param limit milliseconds that the worker may take once it has started; by default, as long as it needs
   * @throws Error if the worker can't be loaded
   * @throws WorkerTimeout
   */
  ask(request: Request, limit = Infinity): Promise<Response> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#create());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stopWaiting = () => {
        stopWaitingForStart();
        clearTimeout(timer);
        this.#stop = undefined;
      };
      const fail = (error: Error) => {
        stopWaiting();
        worker.terminate();
        this.#worker = undefined;
        reject(error);
      };
      const stopWaitingForStart = whenSilent(() => fail(new Error('The worker did not start.')));
      this.#stop = fail;
      worker.onmessage = ({data}: MessageEvent<'started' | Response>) => {
        if (data !== 'started') {
          stopWaiting();
          resolve(data);
          return;
        }
        stopWaitingForStart();
        if (limit < Infinity) {
          timer = setTimeout(() => fail(new WorkerTimeout()), limit);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(new Error(event.message));
      };
      worker.postMessage(request);
    });
  }
}
