import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

const connectLimitMs = 2_000;
const commandLimitMs = 500;
const retryMs = 1_000;
/** Longer than any entry is shown. */
const entrySeconds = 2 * 60 * 60;
const largestEntry = 4 * 1024 * 1024;
/** Changes that wait for Redis; more: everything counts as changed. */
const maxWaiting = 10_000;
const maxChanges = 10_000;
/** By how much the clocks of two machines may differ, in milliseconds. */
const clockSkewMs = 5_000;
const listenMs = 1_000;

const isAfter = (one, other) => {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
};

/**
 * Finished answers in Redis, shared by all storefronts of one build, and the changes that make
 * them outdated, shared by all storefronts. Changes go through a stream: after an interruption a
 * storefront reads on where it was, or forgets everything if that place is gone. While Redis is away
 * nothing is read or written; own changes wait.
 */
export class SharedEntries {
  #id = randomUUID();
  #url;
  #entryPrefix;
  #onChange;
  #onLost;
  #client;
  #listener;
  #blobs;
  #place;
  #waiting = [];
  #sending;
  #isUsable = false;
  #isClosed = false;

  /** `onChange(tags)`: of another storefront. `onLost()`: changes may have been missed. */
  constructor({ url, build, onChange, onLost }) {
    this.#url = url;
    this.#entryPrefix = `${entriesPrefix}${build}:`;
    this.#onChange = onChange;
    this.#onLost = onLost;
  }

  /** Whether Redis is used at this moment. */
  get isUsable() {
    return this.#isUsable;
  }

  /** Connects, and stays connected until `close`. */
  async start() {
    const { createClient, RESP_TYPES } = await import('@redis/client');
    const options = {
      url: this.#url,
      disableOfflineQueue: true,
      socket: { connectTimeout: connectLimitMs, reconnectStrategy: () => retryMs },
    };
    this.#client = createClient(options);
    this.#blobs = this.#client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#listener = createClient(options);
    for (const client of [this.#client, this.#listener]) {
      client.on('error', (error) => this.#away(error));
      client.connect().catch((error) => this.#away(error));
    }
    void this.#listen();
  }

  async close() {
    this.#isClosed = true;
    this.#isUsable = false;
    this.#client?.destroy();
    this.#listener?.destroy();
  }

  /* The place of an entry is only known to Redis. */
  has() {
    return this.#isUsable;
  }

  async read(key) {
    if (!this.#isUsable) return undefined;
    try {
      const bytes = await this.#inTime(this.#blobs.get(this.#entryPrefix + key));
      if (!bytes) return undefined;
      const { entry, tags } = deserialize(bytes);
      const times =
        tags.length > 0 ? await this.#inTime(this.#client.zmScore(changedTagsKey, tags)) : [];
      // Another machine's clock has set one of the two times.
      if (times.some((time) => Number(time ?? 0) + clockSkewMs > entry.lastModified))
        return undefined;
      return { ...entry, lastModified: Math.min(entry.lastModified, Date.now()) };
    } catch (error) {
      this.#away(error);
      return undefined;
    }
  }

  async write(key, entry, tags) {
    if (!this.#isUsable) return false;
    try {
      const bytes = serialize({ entry, tags });
      if (bytes.length > largestEntry) return false;
      await this.#inTime(
        this.#client.set(this.#entryPrefix + key, bytes, {
          expiration: { type: 'EX', value: entrySeconds },
        }),
      );
      return true;
    } catch (error) {
      if (!isFull(error)) this.#away(error);
      return false;
    }
  }

  delete(key) {
    if (this.#isUsable) this.#client.del(this.#entryPrefix + key).catch(() => undefined);
  }

  /** Tells all storefronts that tags have changed; waits in memory while Redis is away. */
  async announce(tags) {
    this.#waiting.push({ tags });
    if (this.#waiting.length > maxWaiting) this.#waiting = [{ tags: [], isAll: true }];
    if (this.#isUsable) await this.#sendWaiting().catch((error) => this.#away(error));
  }

  /* One change at a time, whoever has announced it. */
  async #sendWaiting() {
    while (this.#waiting.length > 0) {
      this.#sending ??= this.#send(this.#waiting[0]).finally(() => {
        this.#sending = undefined;
      });
      await this.#sending;
    }
  }

  async #send(first) {
    const { tags, isAll } = first;
    const sent = this.#client.multi();
    const now = Date.now();
    const scored = tags.map((value) => ({ score: now, value }));
    if (scored.length > 0) sent.zAdd(changedTagsKey, scored);
    sent.zRemRangeByScore(changedTagsKey, 0, now - entrySeconds * 1_000 - clockSkewMs);
    const change = JSON.stringify({ from: this.#id, tags, isAll });
    sent.xAdd(
      changesKey,
      '*',
      { change },
      {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxChanges },
      },
    );
    if (isAll) await this.#forgetEntries();
    await this.#inTime(sent.exec());
    // Too many changes may have replaced the list meanwhile.
    if (this.#waiting[0] === first) this.#waiting.shift();
  }

  /* Nothing else may match: Redis also holds rate limits and the times of tags. */
  async #forgetEntries() {
    const pages = { MATCH: `${entriesPrefix}*`, COUNT: 500 };
    let cursor = '0';
    do {
      const found = await this.#inTime(this.#client.scan(cursor, pages));
      if (found.keys.length > 0) await this.#inTime(this.#client.unlink(found.keys));
      cursor = String(found.cursor);
    } while (cursor !== '0');
  }

  async #listen() {
    while (!this.#isClosed) {
      try {
        if (!this.#isUsable) await this.#resume();
        const read = await this.#listener.xRead(
          { key: changesKey, id: this.#place },
          { BLOCK: listenMs, COUNT: 500 },
        );
        for (const { id, message } of read?.[0]?.messages ?? []) {
          this.#place = id;
          this.#take(JSON.parse(message.change));
        }
      } catch (error) {
        this.#away(error);
        await sleep(retryMs);
      }
    }
  }

  /* Back: first hear what has changed meanwhile, then tell what has waited, and only then read. */
  async #resume() {
    const last = await this.#inTime(this.#client.xRevRange(changesKey, '+', '-', { COUNT: 1 }));
    const first = await this.#inTime(this.#client.xRange(changesKey, '-', '+', { COUNT: 1 }));
    const newest = last[0]?.id ?? '0-0';
    const oldest = first[0]?.id ?? '0-0';
    if (this.#place === undefined) this.#place = newest;
    else if (isAfter(this.#place, newest) || isAfter(oldest, this.#place)) {
      this.#place = newest;
      this.#onLost();
    }
    await this.#sendWaiting();
    this.#isUsable = true;
    console.error('Pages are shared by Redis');
  }

  #take({ from, tags, isAll }) {
    if (from === this.#id) return;
    if (isAll) this.#onLost();
    else this.#onChange(tags);
  }

  #inTime(reply) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not answer')), commandLimitMs);
    });
    return Promise.race([reply, late]).finally(() => clearTimeout(timer));
  }

  #away(error) {
    if (this.#isUsable) console.error(`Pages are kept in memory only: ${error.message}`);
    this.#isUsable = false;
  }
}

const entriesPrefix = 'sose:page:';
const changesKey = 'sose:changes';
/*
 * When each tag changed last, as long as entries from before may be there. One key without
 * an end: a full Redis drops entries, and never the time that makes one outdated.
 */
const changedTagsKey = 'sose:changed-tags';

/* Refused for lack of memory: it answers, and has what it had. */
const isFull = (error) => error.message.startsWith('OOM');
