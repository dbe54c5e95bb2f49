import { LRUCache } from 'lru-cache';
import type { CachedText, TextCache } from '../api/page-reads.ts';
import { areTagsExpired } from '../platform/cache/next-cache.mjs';

const maxTexts = 500;
/** Characters of all texts. */
const maxCharacters = 4 * 1024 * 1024;

/**
 * Answers of the store API in memory, in front of Next's cache, which decodes an answer for every
 * read. Only for pages that Next does not cache: a cached one learns its tags by Next's own reads.
 */
export function createTextCache(): TextCache {
  const texts = new LRUCache<string, CachedText>({
    max: maxTexts,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, url) => text.length + url.length,
  });
  return {
    find: (url) => {
      const cached = texts.get(url);
      const isFresh =
        cached && cached.until > Date.now() && !areTagsExpired([...cached.tags], cached.since);
      return isFresh ? cached : undefined;
    },
    keep: (url, text) => void texts.set(url, text),
  };
}
