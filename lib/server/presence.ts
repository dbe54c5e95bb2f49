/**
 * Whether another program is there. Who needs it waits for its return, for a while after it has
 * gone.
 */
export class Presence {
  readonly #limitMs: number;
  readonly #waiting = new Set<() => void>();
  readonly #arrival = Promise.withResolvers<void>();
  #absentSince: number | undefined;

  /** `limitMs`: milliseconds after its end in which its return is worth waiting for. */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** Settles when it is there for the first time. */
  get arrival(): Promise<void> {
    return this.#arrival.promise;
  }

  set(isPresent: boolean): void {
    if (!isPresent) {
      this.#absentSince ??= performance.now();
      return;
    }
    this.#absentSince = undefined;
    this.#arrival.resolve();
    for (const resume of [...this.#waiting]) resume();
  }

  /** Settles when it is there, too long away, or the signal aborts. */
  async wait(signal?: AbortSignal): Promise<void> {
    if (this.#absentSince === undefined || signal?.aborted) return;
    const leftMs = this.#absentSince + this.#limitMs - performance.now();
    if (leftMs <= 0) return;
    await new Promise<void>((settle) => {
      const resume = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', resume);
        this.#waiting.delete(resume);
        settle();
      };
      const timer = setTimeout(resume, leftMs);
      signal?.addEventListener('abort', resume);
      this.#waiting.add(resume);
    });
  }
}
