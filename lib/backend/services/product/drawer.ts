/** Keeps values by key, so many at most; what was not asked for the longest goes first. */
export class Drawer<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  put(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    const oldest = this.#values.keys().next();
    if (!oldest.done) this.#values.delete(oldest.value);
  }

  drop(key: Key): void {
    this.#values.delete(key);
  }
}
