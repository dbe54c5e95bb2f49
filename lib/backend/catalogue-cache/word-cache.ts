import type { Changes } from './change-log.ts';
import { LruCache } from './lru-cache.ts';

const megabyte = 1024 * 1024;
const wordLimits = { entries: 3_000, bytes: 80 * megabyte };

/** More reworded products: all words are read again. */
const maxReworded = 20_000;

/**
 * Search data by word, valid across changes of the catalogue: each value has the version at which
 * it was read, and the cache has the words of the products changed since.
 */
export class WordCache {
  readonly values = new LruCache<string, Promise<unknown>>(wordLimits);
  /** By product id: the version that has changed its words. */
  readonly #reworded = new Map<number, number>();

  /** Returns false if so much has changed that a new cache is needed. */
  note({ version, rewordedIds }: Changes): boolean {
    for (const id of rewordedIds) this.#reworded.set(id, catalogueNumber(version));
    return this.#reworded.size <= maxReworded;
  }

  /** Products with other words than at this version. */
  rewordedSince(version: number): number[] {
    return Array.from(this.#reworded).flatMap(([id, at]) => (at > version ? [id] : []));
  }
}

/** The part of a version that counts changes of words. */
export const catalogueNumber = (version: string): number => Number(version.split('.')[0]);
