import { Worker } from 'node:worker_threads';
import { StoreError } from '../../errors.ts';
import type { DocumentAnswer } from './document-worker.ts';
import type { DocumentContent } from './draw-document.ts';

interface Limits {
  /** Documents that wait or are drawn. */
  maxWaiting: number;
  /** Longest time for one document, in milliseconds. */
  patienceMs: number;
  /** An idle thread ends after this time, in milliseconds, and frees its fonts. */
  idleMs: number;
  /** JavaScript heap of the thread, in megabytes. */
  heapMb: number;
}

const usual: Limits = { maxWaiting: 50, patienceMs: 20_000, idleMs: 120_000, heapMb: 256 };
const retryAfterSeconds = 5;

const program = new URL('./document-worker.ts', import.meta.url);

/**
 * Draws documents one after the other in a worker thread, so that the store API is not blocked. A
 * document that takes too long or too much memory ends the thread; the next one starts another.
 */
export class DocumentThread {
  readonly #limits: Limits;
  #thread: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Throws 503 if too many documents wait, or if this one cannot be drawn in time. */
  async draw(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting >= this.#limits.maxWaiting) {
      throw away('Too many documents are being created right now. Try again in a moment.');
    }
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const mine = this.#last.then(() => this.#drawNow(content));
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) {
        this.#idle = setTimeout(() => this.close(), this.#limits.idleMs).unref();
      }
    }
  }

  /** Ends the thread; the next document starts another. */
  close(): void {
    clearTimeout(this.#idle);
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #drawNow(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
    const thread = (this.#thread ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<DocumentAnswer>();
    const timer = setTimeout(() => reject(tooLong()), this.#limits.patienceMs);
    const onExit = () => reject(tooLong());
    thread.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      thread.postMessage(content);
      const answer = await promise;
      if ('bytes' in answer) return answer.bytes;
      throw answer.error;
    } catch (error) {
      // The thread may be in an endless loop.
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  #start(): Worker {
    const { heapMb } = this.#limits;
    const thread = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // An error while idle only ends the thread.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    thread.unref();
    return thread;
  }
}

const away = (message: string) => new StoreError(503, message, { retryAfterSeconds });
const tooLong = () => away('The document took too long. Try again.');
