import { join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { EntryFiles } from './entry-files.mjs';
import { isToBeKept } from './is-to-be-kept.mjs';
import {
  areTagsExpired,
  areTagsStale,
  FileSystemCache,
  forgetLifetime,
  revalidateTags,
} from './next-cache.mjs';

const mebibyte = 1024 * 1024;
const defaultDiskMb = 512;
/** About 300 bytes of memory each. */
const mostFiles = 50_000;
const mostMemoryBytes = 96 * mebibyte;
const mostMemoryEntries = 5_000;
const mostKeysAsked = 10_000;
const mostTimesAsked = 4;
/** No page takes longer to be made; what was noted and never came is forgotten then. */
const longestAskedMs = 5 * 60_000;
/** A slug of 80 letters takes up to 720 characters in an address. */
const longestKey = 1_024;

/*
 * Rendered pages are kept in the data folder, beside the database they were made from, and not in
 * the build: one build can serve several stores, and no page outlives its data. What Next remembers
 * of revalidated tags ends with the process, so every process starts with an empty cache.
 */
function newState() {
  const folder = join(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data'),
    'page-cache',
    `${Date.now().toString(36)}-${process.pid}`,
  );
  const files = new EntryFiles({
    folder,
    maxBytes: Number(process.env.PAGE_CACHE_MB || defaultDiskMb) * mebibyte,
    maxFiles: mostFiles,
    onGone: (key) => {
      memory.delete(key);
      forgetUnkept(key);
    },
  });
  const memory = new LRUCache({
    max: mostMemoryEntries,
    maxSize: mostMemoryBytes,
    sizeCalculation: memoryBytesOf,
    disposeAfter: (entry, key, reason) => {
      if (reason !== 'set') forgetUnkept(key);
    },
  });
  const forgetUnkept = (key) => {
    if (!memory.has(key) && !files.has(key)) forgetLifetime(key);
  };
  void files.removeLeftovers();
  /* When what was not there was asked for, by key: its data are read after that. */
  const asked = new LRUCache({ max: mostKeysAsked, ttl: longestAskedMs });
  return { files, memory, asked, forgetUnkept };
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
const state = isBuilding ? undefined : (globalThis.__pageCache ??= newState());

function noteAsked(key, time) {
  const times = (state.asked.get(key) ?? []).slice(1 - mostTimesAsked);
  state.asked.set(key, [...times, time]);
}

/** When the first that still waits for a key began; no more is remembered of it then. */
function takeAsked(key) {
  const [first, ...others] = state.asked.get(key) ?? [];
  if (others.length > 0) state.asked.set(key, others);
  else state.asked.delete(key);
  return first;
}

function tagsOf(value, context) {
  const ofPage = value?.headers?.['x-next-cache-tags'];
  const ofRead = [...(value?.tags ?? []), ...(context?.tags ?? []), ...(context?.softTags ?? [])];
  return typeof ofPage === 'string' ? [...ofPage.split(','), ...ofRead] : ofRead;
}

/** Strings take up to two bytes a character in memory. */
function memoryBytesOf({ value }, key) {
  const segments = [...(value.segmentData?.values() ?? [])];
  const buffers = [value.rscData, value.kind === 'APP_ROUTE' ? value.body : undefined, ...segments];
  const texts = [key, value.html, value.data?.body, JSON.stringify(value.headers ?? {})];
  return (
    buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0) +
    texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), 0)
  );
}

/* UTF-8 takes about half of what a string does in memory, which is how it would be written. */
const toFile = (entry) =>
  typeof entry.value.html === 'string'
    ? { ...entry, value: { ...entry.value, html: Buffer.from(entry.value.html) } }
    : entry;
const fromFile = (entry) =>
  Buffer.isBuffer(entry?.value.html)
    ? { ...entry, value: { ...entry.value, html: entry.value.html.toString() } }
    : entry;

/** Whether Next makes an entry anew that it still shows meanwhile. */
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
    if (key.length > longestKey) return null;
    const time = Date.now();
    const entry = state.memory.get(key) ?? (await this.#fromDisk(key));
    const tags = entry ? tagsOf(entry.value, context) : [];
    if (!entry || areTagsExpired(tags, entry.lastModified)) {
      noteAsked(key, time);
      return null;
    }
    if (isStale(entry, context, tags)) noteAsked(key, time);
    return entry;
  }

  async #fromDisk(key) {
    const entry = fromFile(await state.files.read(key));
    // Whoever has written meanwhile has the newer one.
    if (entry && state.files.has(key) && !state.memory.has(key)) state.memory.set(key, entry);
    return entry;
  }

  /* What was read before a change and is ready after it would count as new, for an hour: it is shown to
     whoever waits for it, and not kept. */
  async set(key, value, context) {
    const since = takeAsked(key);
    const tags = tagsOf(value, context);
    const isOutdated = since !== undefined && areTagsExpired(tags, since);
    if (isOutdated) return;
    if (key.length > longestKey || !isToBeKept(key, value, tags)) {
      state.memory.delete(key);
      state.files.delete(key);
      state.forgetUnkept(key);
      return;
    }
    const entry = { value, lastModified: Date.now(), cacheControl: context?.cacheControl };
    state.memory.set(key, entry);
    if (this.#isOnDisk) await state.files.write(key, toFile(entry));
  }

  async revalidateTag(tags, durations) {
    await revalidateTags(this, tags, durations);
  }
}

export default isBuilding ? FileSystemCache : PageCache;
