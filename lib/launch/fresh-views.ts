import { LRUCache } from 'lru-cache';
import { type TextCache, noReads, recordReads } from '../api/page-reads.ts';
import { areTagsExpired } from '../platform/cache/next-cache.mjs';
import { isSame, isSameForNow, isCompletePage, type CachedRead, readsOf } from './cached-reads.ts';
import type { Answer, CachedAnswer } from './cached-views.ts';

interface Entry {
  answer: Answer;
  reads: CachedRead[];
  /** URLs of the reads that are made anew for each request. */
  fresh: ReadonlySet<string>;
  /** Times in milliseconds: before the reads, and when one of them is too old. */
  since: number;
  until: number;
}

const maxEntries = 200;
/** Characters of all answers. */
const maxCharacters = 8 * 1024 * 1024;
/** Addresses that were asked for once. */
const maxOnceEntries = 2_000;
const onceMs = 10 * 60_000;

/**
 * Answers of lists that anybody can invent, such as two filters, in memory. The store API is asked
 * for each request; an answer is used again only where the store API answers as before, and nothing
 * is kept of an address that was asked for once.
 */
export function createFreshViews(texts: TextCache) {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: ({ answer }, key) => answer.text.length + key.length,
  });
  const once = new LRUCache<string, true>({ max: maxOnceEntries, ttl: onceMs });

  const confirm = async (key: string): Promise<CachedAnswer | undefined> => {
    const entry = entries.get(key);
    const since = Date.now();
    if (!entry || entry.until <= since) return undefined;
    // The result of isSame holds until the tags expire again, so its read must begin after `since`;
    // a shared read may have begun before.
    const checks = entry.reads.flatMap((read) => {
      if (entry.fresh.has(read.url)) return [isSameForNow(read)];
      return areTagsExpired([...read.tags], entry.since) ? [isSame(read)] : [];
    });
    if ((await Promise.all(checks)).includes(false)) return undefined;
    entry.since = since;
    return { ...entry.answer, seconds: 0 };
  };

  const record = (
    key: string,
    render: (keep: (answer: Answer) => number) => Promise<void>,
  ): Promise<void> => {
    const reads = noReads(texts);
    const since = Date.now();
    const isRepeated = once.has(key);
    once.set(key, true);
    entries.delete(key);
    const keep = (answer: Answer): number => {
      const { until, all } = reads;
      if (!isRepeated || !Number.isFinite(until) || !isCompletePage(answer.text)) return 0;
      const fresh = new Set(
        [...all].flatMap(([url, { isCacheable }]) => (isCacheable ? [] : [url])),
      );
      entries.set(key, { answer, reads: readsOf(all), fresh, since, until });
      return 0;
    };
    return recordReads(reads, () => render(keep));
  };

  return { confirm, record };
}
