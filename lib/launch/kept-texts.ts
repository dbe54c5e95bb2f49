import { LRUCache } from 'lru-cache';
import type { KeptText, KeptTexts } from '../api/page-reads.ts';
import { areTagsExpired } from '../platform/cache/next-cache.mjs';

const mostTexts = 500;
/** Characters of all texts. */
const mostLetters = 4 * 1024 * 1024;

/**
 * Answers of the store API in memory, in front of Next's cache, which decodes an answer for every
 * read. Only for pages that Next does not cache: a cached one learns its tags by Next's own reads.
 */
export function createKeptTexts(): KeptTexts {
  const texts = new LRUCache<string, KeptText>({
    max: mostTexts,
    maxSize: mostLetters,
    sizeCalculation: ({ text }, url) => text.length + url.length,
  });
  return {
    find: (url) => {
      const kept = texts.get(url);
      const isFresh =
        kept && kept.until > Date.now() && !areTagsExpired([...kept.tags], kept.since);
      return isFresh ? kept : undefined;
    },
    keep: (url, kept) => void texts.set(url, kept),
  };
}
