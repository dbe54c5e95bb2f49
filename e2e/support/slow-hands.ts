import type { Locator } from 'playwright/test';

/* Milliseconds of a practised user: to find and tap an element, and to type a character. */
const tapMs = 900;
const characterMs = 200;

/** Counts taps and time of a person on a phone, while the browser itself does not wait for them. */
export class SlowHands {
  taps = 0;
  #ownMs = 0;
  readonly #begin = performance.now();

  /** Milliseconds of the person and of the store together. */
  get ms(): number {
    return this.#ownMs + performance.now() - this.#begin;
  }

  async tap(thing: Locator, tap = (target: Locator) => target.tap()): Promise<void> {
    await tap(thing);
    this.taps += 1;
    this.#ownMs += tapMs;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
    this.#ownMs += text.length * characterMs;
  }
}
