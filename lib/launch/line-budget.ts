/** Lets through so many lines a second and counts the others. */
export class LineBudget {
  readonly #mostASecond: number;
  readonly #now: () => number;
  #second = 0;
  #lines = 0;
  #leftOut = 0;

  constructor(mostASecond: number, now: () => number) {
    this.#mostASecond = mostASecond;
    this.#now = now;
  }

  /** Whether one more line may be written in this second; counts it as left out where it may not. */
  take(): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#lines = 0;
    }
    this.#lines += 1;
    if (this.#lines <= this.#mostASecond) return true;
    this.#leftOut += 1;
    return false;
  }

  leaveOut(count = 1): void {
    this.#leftOut += count;
  }

  /** How many lines were left out since this was asked last; 0 while the second of a flood lasts. */
  takeLeftOut(): number {
    const isFlooding =
      this.#lines > this.#mostASecond && Math.floor(this.#now() / 1000) === this.#second;
    if (isFlooding) return 0;
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return leftOut;
  }
}
