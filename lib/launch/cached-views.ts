import { type TextCache, noReads, recordReads } from '../api/page-reads.ts';
import { isSame, isCompletePage, type CachedRead, readsOf } from './cached-reads.ts';
import { areTagsExpired } from '../platform/cache/next-cache.mjs';
import PageCache from '../platform/cache/page-cache.mjs';

/** An answer of a list, the same for everybody. */
export interface CachedAnswer {
  text: string;
  headers: Record<string, string>;
  /** Seconds for which it may still be shown. */
  seconds: number;
}

export type Answer = Pick<CachedAnswer, 'text' | 'headers'>;

interface Entry {
  value: {
    kind: 'APP_PAGE';
    html: string;
    headers: Record<string, string>;
    tags: string[];
    reads: CachedRead[];
    /** Time in milliseconds when it is too old. */
    until: number;
  };
  lastModified: number;
}

const secondMs = 1_000;
const context = { kind: 'APP_PAGE' };

const secondsUntil = (until: number) => Math.floor((until - Date.now()) / secondMs);

function toAnswer({ value }: Entry): CachedAnswer | undefined {
  const seconds = secondsUntil(value.until);
  return seconds > 0 ? { text: value.html, headers: value.headers, seconds } : undefined;
}

/**
 * Answers of lists in the page cache, with its limits. An entry carries the tags of all that was
 * read for it; it is outdated when one of them is revalidated.
 */
export function createCachedViews(texts: TextCache) {
  const cache = new PageCache({ flushToDisk: true });

  const find = async (key: string): Promise<CachedAnswer | undefined> => {
    const entry = (await cache.find(key, context)) as Entry | null;
    return entry ? toAnswer(entry) : undefined;
  };

  /**
   * Like `find` for an outdated entry: asks the store API again for what may have changed, and
   * returns the entry if the answers are the same. Most changes of the catalogue concern few lists,
   * and to ask costs a fraction of rendering.
   */
  const confirm = async (key: string): Promise<CachedAnswer | undefined> => {
    const since = Date.now();
    const entry = (await cache.findLast(key)) as Entry | null;
    const answer = entry && toAnswer(entry);
    if (!entry || !answer) return undefined;
    const outdated = entry.value.reads.filter(({ tags }) =>
      areTagsExpired([...tags], entry.lastModified),
    );
    const areSame = await Promise.all(outdated.map(isSame));
    if (areSame.includes(false) || areTagsExpired(entry.value.tags, since)) return undefined;
    void cache.keep(key, entry.value, context, since);
    return answer;
  };

  /**
   * Runs `render`, which calls its argument with the whole answer, or never. Returns from that
   * call for how many seconds the answer is kept; 0: not at all.
   */
  const record = async (
    key: string,
    render: (keep: (answer: Answer) => number) => Promise<void>,
  ): Promise<void> => {
    const reads = noReads(texts);
    const since = Date.now();
    let isCached = false;
    const keep = ({ text, headers }: Answer): number => {
      const { until, areCacheable, all } = reads;
      const cachedReads = readsOf(all);
      const tags = [...new Set(cachedReads.flatMap((read) => read.tags))];
      const seconds = secondsUntil(until);
      const isComplete = Number.isFinite(seconds) && isCompletePage(text);
      if (!areCacheable || !(seconds > 0) || !isComplete || areTagsExpired(tags, since)) return 0;
      isCached = true;
      const value = { kind: 'APP_PAGE', html: text, headers, tags, reads: cachedReads, until };
      void cache.keep(key, value, context, since);
      return seconds;
    };
    try {
      await recordReads(reads, () => render(keep));
    } finally {
      // The list may have gone since it was kept.
      if (!isCached) await cache.keep(key, null, context, undefined);
    }
  };

  /** Runs `render` for one reader; it shares what it reads with others. */
  const share = <T>(render: () => T): T => recordReads(noReads(texts), render);

  return { find, confirm, record, share };
}
