import { LRUCache } from 'lru-cache';
import { bytesOf } from './bytes-of.ts';

interface LruCacheLimits {
  entries: number;
  /**
   * Limit of keys and values together, estimated by `bytesOf`; a value larger than this is not
   * kept.
   */
  bytes: number;
}

/** LRU cache with a maximum number of entries and bytes. */
export class LruCache<Key extends string | number, Value extends NonNullable<unknown>> {
  readonly #values: LRUCache<Key, Value>;
  readonly #contents = new Map<Key, { value: Value; content: unknown }>();

  constructor({ entries, bytes }: LruCacheLimits) {
    this.#values = new LRUCache({
      max: entries,
      maxSize: bytes,
      dispose: (_value, key) => this.#contents.delete(key),
    });
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

  /** Sets the size of a cached promise to the size of its result, if it is still cached. */
  settle(key: Key, value: Value, content: unknown): void {
    if (this.#values.peek(key) !== value) return;
    this.#put(key, value, content);
    if (this.#values.has(key)) this.#contents.set(key, { value, content });
  }

  /** The cached promises that have settled, with their results. */
  settled(): { key: Key; value: Value; content: unknown }[] {
    return Array.from(this.#contents, ([key, entry]) => ({ key, ...entry }));
  }

  #put(key: Key, value: Value, content: unknown): void {
    // The cache ignores a new size for a value that it already holds, so the entry is deleted
    // first.
    this.#values.delete(key);
    this.#values.set(key, value, { size: bytesOf(key) + bytesOf(content) });
  }
}
