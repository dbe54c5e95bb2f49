import { AsyncLocalStorage } from 'node:async_hooks';

/** One read of the store API. */
interface PageRead {
  tags: readonly string[];
  isCacheable: boolean;
  /** Its answer; undefined if it failed. */
  text?: string;
}

/** The text of an answer of the store API. */
export interface CachedText {
  text: string;
  tags: readonly string[];
  /** Number of the last change before it was read. */
  since: number;
  /** Time in milliseconds when it is too old. */
  until: number;
}

/** Texts that pages share. */
export interface TextCache {
  /** The number of the last change. */
  now: () => number;
  find: (url: string) => CachedText | undefined;
  keep: (url: string, text: CachedText) => void;
}

/** What a page has read while it was rendered. */
export interface PageReads {
  /** By URL. A change of one of their tags makes the page outdated. */
  all: Map<string, PageRead>;
  /** Time in milliseconds when the first of them is too old. */
  until: number;
  texts: TextCache;
}

// Next bundles each route separately: `globalThis` makes them and the renderer share one.
const shared = globalThis as typeof globalThis & { pageReads?: AsyncLocalStorage<PageReads> };
const current = (shared.pageReads ??= new AsyncLocalStorage<PageReads>());

/** Records in `reads` what is read while `render` runs. */
export const recordReads = <T>(reads: PageReads, render: () => T): T => current.run(reads, render);

export const noReads = (texts: TextCache): PageReads => ({
  all: new Map(),
  until: Number.POSITIVE_INFINITY,
  texts,
});

/** Records a read that begins; returns the number of the last change before it. */
export function noteRead(url: string, tags: readonly string[], isCacheable: boolean): number {
  const reads = current.getStore();
  reads?.all.set(url, { ...reads.all.get(url), tags, isCacheable });
  return reads?.texts.now() ?? 0;
}

/** Returns the answer of a read that has begun, if it is known already. */
export const findText = (url: string): CachedText | undefined =>
  current.getStore()?.texts.find(url);

/** Records the answer of a read that has begun. */
export function noteAnswer(url: string, answer: CachedText): void {
  const reads = current.getStore();
  const read = reads?.all.get(url);
  if (!reads || !read) return;
  read.text = answer.text;
  reads.until = Math.min(reads.until, answer.until);
  if (read.isCacheable) reads.texts.keep(url, answer);
}

/** Records that the page is incomplete after this time. */
export function noteUntil(until: number): void {
  const reads = current.getStore();
  if (reads) reads.until = Math.min(reads.until, until);
}
