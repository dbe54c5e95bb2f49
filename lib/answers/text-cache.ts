import { LRUCache } from 'lru-cache';
import type { CachedText, TextCache } from '../api/page-reads.ts';
import type { Changes } from './changes.ts';

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
