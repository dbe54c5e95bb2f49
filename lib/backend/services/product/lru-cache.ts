import { LRUCache } from 'lru-cache';
import { bytesOf } from './bytes-of.ts';

interface LruCacheLimits {
  entries: number;
  /** Of keys and values together, as `bytesOf` estimates them; a value of more bytes is not kept. */
  bytes: number;
}

/** Keeps values by key, so many and so much at most; what was not asked for the longest goes first. */
export class LruCache<Key extends string | number, Value extends NonNullable<unknown>> {
  readonly #values: LRUCache<Key, Value>;

  constructor({ entries, bytes }: LruCacheLimits) {
    this.#values = new LRUCache({ max: entries, maxSize: bytes });
  }

  get bytes(): number {
    return this.#values.calculatedSize;
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  put(key: Key, value: Value): void {
    this.#put(key, value, value);
  }

  drop(key: Key): void {
    this.#values.delete(key);
  }

  /** Counts a promise by what it has been fulfilled with, where it is still what is kept. */
  settle(key: Key, value: Value, content: unknown): void {
    if (this.#values.peek(key) === value) this.#put(key, value, content);
  }

  #put(key: Key, value: Value, content: unknown): void {
    // The cache takes no other size for a value that it holds already.
    this.#values.delete(key);
    this.#values.set(key, value, { size: bytesOf(key) + bytesOf(content) });
  }
}
