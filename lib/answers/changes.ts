import { LRUCache } from 'lru-cache';
import type { CachedText, TextCache } from '../api/page-reads.ts';

/** Tags whose last change is remembered; beyond them everything older counts as changed. */
const maxTags = 50_000;

/** What has changed, by number and not by time: no clock can be wrong. */
export class Changes {
  #last = 0;
  /** Everything read before this change counts as changed. */
  #floor = 0;
  readonly #tags: LRUCache<string, number>;

  constructor(max = maxTags) {
    this.#tags = new LRUCache({
      max,
      dispose: (number, _, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, number);
      },
    });
  }

  /** The number of the last change. */
  get last(): number {
    return this.#last;
  }

  add(tags: readonly string[]): void {
    this.#last += 1;
    for (const tag of tags) this.#tags.set(tag, this.#last);
  }

  /** Changes may have been missed: everything counts as changed. */
  addAll(): void {
    this.#last += 1;
    this.#floor = this.#last;
    this.#tags.clear();
  }

  /** Returns whether one of the tags has changed after the change of that number. */
  hasChanged(tags: readonly string[], since: number): boolean {
    return since < this.#floor || tags.some((tag) => (this.#tags.get(tag) ?? 0) > since);
  }

  /**
   * Returns the tags that have changed after the change of that number; undefined: all may have.
   */
  tagsAfter(since: number): string[] | undefined {
    if (since < this.#floor) return undefined;
    const tags: string[] = [];
    // The most recently used come first, and a look at a tag makes it recent as well.
    if (since < this.#last) {
      for (const [tag, number] of this.#tags.entries()) if (number > since) tags.push(tag);
    }
    return tags;
  }
}

const maxTexts = 500;
/** Characters of all texts. */
const maxCharacters = 4 * 1024 * 1024;

/** Answers of the store API that renderings share while none of their tags has changed. */
export function createTextCache(changes: Changes): TextCache {
  const texts = new LRUCache<string, CachedText>({
    max: maxTexts,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, url) => text.length + url.length,
  });
  return {
    now: () => changes.last,
    find: (url) => {
      const cached = texts.get(url);
      const isCurrent =
        cached && cached.until > Date.now() && !changes.hasChanged(cached.tags, cached.since);
      return isCurrent ? cached : undefined;
    },
    keep: (url, text) => void texts.set(url, text),
  };
}
