import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const FileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;
const {
  areTagsExpired,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/*
 * Rendered pages are kept in the data folder, beside the database they were made from, and not in
 * the build: one build can serve several stores, and no page outlives its data. What Next remembers
 * of revalidated tags ends with the process, so every process starts with an empty cache.
 */
const folder = join(
  /* turbopackIgnore: true */ resolve(process.env.DATA_DIR || '.data'),
  'page-cache',
);
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
const state = (globalThis.__pageCache ??= { isEmptied: false });

if (!isBuilding && !state.isEmptied) {
  rmSync(folder, { recursive: true, force: true });
  state.isEmptied = true;
}

/* When what was not there was asked for, by key: its data are read after that. */
const asked = (state.asked ??= new Map());
const mostKeys = 10_000;
const mostTimes = 4;

function noteAsked(key, time) {
  const times = asked.get(key) ?? [];
  if (times.length >= mostTimes) times.shift();
  times.push(time);
  asked.set(key, times);
  if (asked.size > mostKeys) asked.delete(asked.keys().next().value);
}

/** When the first that still waits for a key began; no more is remembered of it then. */
function takeAsked(key) {
  const times = asked.get(key);
  const first = times?.shift();
  if (times?.length === 0) asked.delete(key);
  return first;
}

function tagsOf(data, context) {
  const ofPage = data?.headers?.['x-next-cache-tags'];
  const ofRead = [...(data?.tags ?? []), ...(context?.tags ?? [])];
  return typeof ofPage === 'string' ? [...ofPage.split(','), ...ofRead] : ofRead;
}

export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(isBuilding ? context : { ...context, serverDistDir: join(folder, 'server') });
  }

  async get(key, context) {
    const time = Date.now();
    const found = await super.get(key, context);
    if (!found) noteAsked(key, time);
    return found;
  }

  /* What was read before a change and is ready after it would count as new, for an hour: it is shown to
     whoever waits for it, and not kept. */
  async set(key, data, context) {
    const since = takeAsked(key);
    if (since !== undefined && areTagsExpired(tagsOf(data, context), since)) return;
    await super.set(key, data, context);
  }
}
