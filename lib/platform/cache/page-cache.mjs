import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { EntryFiles } from './entry-files.mjs';
import { isCacheable } from './is-cacheable.mjs';
import {
  areTagsExpired,
  areTagsStale,
  FileSystemCache,
  forgetLifetime,
  revalidateTags,
} from './next-cache.mjs';
import { SharedEntries } from './shared-entries.mjs';

const mebibyte = 1024 * 1024;
const defaultDiskMb = 512;
/** About 300 bytes of memory per file. */
const maxFiles = 50_000;
const maxMemoryBytes = 32 * mebibyte;
const maxMemoryEntries = 5_000;
const maxMissedKeys = 10_000;
const maxTimesPerKey = 4;
/** Milliseconds. Longer than any page renders; older notes are dropped. */
const longestMissMs = 5 * 60_000;
/** A slug of 80 letters has up to 720 characters when URL-encoded. */
const longestKey = 1_024;

/*
 * Pages are cached in the data folder, not in the build: one build can serve several stores, and no
 * page outlives its database. Next keeps revalidated tags in process memory, so each process starts
 * with an empty cache.
 */
function newFiles({ memory, forgetUnkept }) {
  const folder = join(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data'),
    'page-cache',
    `${Date.now().toString(36)}-${process.pid}`,
  );
  return new EntryFiles({
    folder,
    maxBytes: Number(process.env.PAGE_CACHE_MB || defaultDiskMb) * mebibyte,
    maxFiles: maxFiles,
    onGone: (key) => {
      memory.delete(key);
      forgetUnkept(key);
    },
  });
}

/* With Redis entries and changes are shared with other storefronts; memory stays in front of it. */
function newShared(url, memory) {
  const dist = /* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next';
  const shared = new SharedEntries({
    url,
    build: readFileSync(join(resolve(dist), 'BUILD_ID'), 'utf8').trim(),
    onChange: (tags, durations) =>
      void revalidateTags({ resetRequestCache: () => undefined }, tags, durations),
    onLost: () => memory.clear(),
  });
  void shared.start();
  return shared;
}

function newState() {
  const memory = new LRUCache({
    max: maxMemoryEntries,
    maxSize: maxMemoryBytes,
    sizeCalculation: memoryBytesOf,
    disposeAfter: (entry, key, reason) => {
      if (reason !== 'set') forgetUnkept(key);
    },
  });
  const forgetUnkept = (key) => {
    if (!memory.has(key) && (url || !state.files.has(key))) forgetLifetime(key);
  };
  /* Times of cache misses by key: the data of the new entry is read after that time. */
  const asked = new LRUCache({ max: maxMissedKeys, ttl: longestMissMs });
  const url = process.env.REDIS_URL?.trim();
  const shared = url ? newShared(url, memory) : undefined;
  const files = shared ?? newFiles({ memory, forgetUnkept });
  if (!shared) void files.removeLeftovers();
  return { files, shared, memory, asked, forgetUnkept };
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
const state = isBuilding ? undefined : (globalThis.__pageCache ??= newState());

/** Notes the entries that are found while a function runs: an array of `{ key, lastModified }`. */
export const foundEntries = new AsyncLocalStorage();

/**
 * A function that is awaited before a page or a file is rendered that is not cached, while another
 * function runs. If it throws, nothing is rendered.
 */
export const beforeRendering = new AsyncLocalStorage();

function noteMiss(key, time) {
  const times = (state.asked.get(key) ?? []).slice(1 - maxTimesPerKey);
  state.asked.set(key, [...times, time]);
}

/** Returns the oldest pending miss of a key and removes it. */
function takeMiss(key) {
  const [first, ...others] = state.asked.get(key) ?? [];
  if (others.length > 0) state.asked.set(key, others);
  else state.asked.delete(key);
  return first;
}

function collectTags(value, context) {
  const ofPage = value?.headers?.['x-next-cache-tags'];
  const ofRead = [...(value?.tags ?? []), ...(context?.tags ?? []), ...(context?.softTags ?? [])];
  return typeof ofPage === 'string' ? [...ofPage.split(','), ...ofRead] : ofRead;
}

/** JavaScript strings use up to two bytes per character. */
function memoryBytesOf({ value }, key) {
  const segments = [...(value.segmentData?.values() ?? [])];
  const buffers = [value.rscData, value.kind === 'APP_ROUTE' ? value.body : undefined, ...segments];
  const texts = [key, value.html, value.data?.body, JSON.stringify(value.headers ?? {})];
  return (
    buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0) +
    texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), 0)
  );
}

/* Stored as UTF-8, because the serialised string would take about twice the bytes. */
const toFile = (entry) =>
  typeof entry.value.html === 'string'
    ? { ...entry, value: { ...entry.value, html: Buffer.from(entry.value.html) } }
    : entry;
const fromFile = (entry) =>
  Buffer.isBuffer(entry?.value.html)
    ? { ...entry, value: { ...entry.value, html: entry.value.html.toString() } }
    : entry;

/**
 * Returns whether Next renders an entry again while it still serves the old one
 * (stale-while-revalidate).
 */
function isStale({ value, lastModified, cacheControl }, context, tags) {
  const seconds = cacheControl?.revalidate ?? (context?.revalidate || value.revalidate);
  const isOld = typeof seconds === 'number' && lastModified + seconds * 1000 <= Date.now();
  return isOld || areTagsStale(tags, lastModified);
}

class PageCache {
  #isOnDisk;

  constructor({ flushToDisk }) {
    this.#isOnDisk = flushToDisk;
  }

  resetRequestCache() {}

  async get(key, context) {
    const time = Date.now();
    const entry = await this.find(key, context);
    if (!entry || isStale(entry, context, collectTags(entry.value, context))) noteMiss(key, time);
    else foundEntries.getStore()?.push({ key, lastModified: entry.lastModified });
    if (!entry && context?.kind !== 'FETCH') await beforeRendering.getStore()?.();
    return entry;
  }

  /** Like `find`; null also for a page that Next would render again. */
  async findFresh(key, context) {
    const entry = await this.find(key, context);
    return entry && !isStale(entry, context, collectTags(entry.value, context)) ? entry : null;
  }

  /** Returns an entry of which no tag has expired, else null. */
  async find(key, context) {
    const entry = await this.findLast(key);
    if (!entry || areTagsExpired(collectTags(entry.value, context), entry.lastModified))
      return null;
    return entry;
  }

  /** Returns an entry, also an outdated one, else null. */
  async findLast(key) {
    if (key.length > longestKey) return null;
    return state.memory.get(key) ?? (await this.#fromDisk(key)) ?? null;
  }

  async #fromDisk(key) {
    const entry = fromFile(await state.files.read(key));
    // Race: if another write happened meanwhile, its entry is newer.
    if (entry && state.files.has(key) && !state.memory.has(key)) state.memory.set(key, entry);
    return entry;
  }

  /*
   * Race: data read before a tag was revalidated would count as fresh for an hour if it is stored
   * after. Such a page is served but not cached.
   */
  async set(key, value, context) {
    await this.keep(key, value, context, takeMiss(key));
  }

  /** Stores or removes an entry whose data was read after `since`, if that is known. */
  async keep(key, value, context, since) {
    const tags = collectTags(value, context);
    const isOutdated = since !== undefined && areTagsExpired(tags, since);
    if (isOutdated) return;
    if (key.length > longestKey || !isCacheable(key, value, tags)) {
      state.memory.delete(key);
      state.files.delete(key);
      state.forgetUnkept(key);
      return;
    }
    const entry = { value, lastModified: Date.now(), cacheControl: context?.cacheControl };
    state.memory.set(key, entry);
    if (this.#isOnDisk) await state.files.write(key, toFile(entry), tags);
  }

  async revalidateTag(tags, durations) {
    await revalidateTags(this, tags, durations);
    await state.shared?.announce([tags].flat(), durations);
  }
}

/** Whether pages are shared by Redis; undefined: they are not meant to be. */
export const isCacheShared = () => state?.shared?.isUsable;

export default isBuilding ? FileSystemCache : PageCache;
