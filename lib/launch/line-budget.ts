/** Rate limit for log lines per second; counts the lines beyond it. */
export class LineBudget {
  readonly #maxPerSecond: number;
  readonly #now: () => number;
  #second = 0;
  #lines = 0;
  #leftOut = 0;

  constructor(maxPerSecond: number, now: () => number) {
    this.#maxPerSecond = maxPerSecond;
    this.#now = now;
  }

  /**
   * Returns whether one more line may be written in this second; otherwise counts it as left out.
   */
  take(): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#lines = 0;
    }
    this.#lines += 1;
    if (this.#lines <= this.#maxPerSecond) return true;
    this.#leftOut += 1;
    return false;
  }

  leaveOut(count = 1): void {
    this.#leftOut += count;
  }

  /**
   * Returns the number of lines left out since the last call; 0 while the second of a flood lasts.
   */
  takeLeftOut(): number {
    const isFlooding =
      this.#lines > this.#maxPerSecond && Math.floor(this.#now() / 1000) === this.#second;
    if (isFlooding) return 0;
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return leftOut;
  }
}
