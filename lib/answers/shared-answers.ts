import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { createClient } from '@redis/client';

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

const isAfter = (one: string, other: string): boolean => {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
};

type Client = ReturnType<typeof createClient>;

type ReadBytes = (key: string) => Promise<Buffer | null>;

interface SharedOptions {
  url: string;
  /** Storefronts of another build have other answers. */
  build: string;
  /** Tags that another storefront has told of. */
  onChange: (tags: string[]) => void;
  /** Changes may have been missed. */
  onLost: () => void;
}

/**
 * Finished answers in Redis, shared by all storefronts of one build, and the changes that make them
 * outdated, shared by all storefronts. Changes go through a stream: after an interruption a
 * storefront reads on where it was, or forgets everything if that place is gone. While Redis is
 * away nothing is read or written; own changes wait.
 */
export class SharedAnswers<T extends { tags: string[] }> {
  readonly #id = randomUUID();
  readonly #options: SharedOptions;
  readonly #entryPrefix: string;
  #connected: { client: Client; listener: Client; readBytes: ReadBytes } | undefined;
  #place: string | undefined;
  /** The tags of each change. */
  #waiting: string[][] = [];
  #sending: Promise<void> | undefined;
  #isUsable = false;
  #isClosed = false;

  constructor(options: SharedOptions) {
    this.#options = options;
    this.#entryPrefix = `${entriesPrefix}${options.build}:`;
  }

  /** Whether Redis is used at this moment. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** Connects, and stays connected until `close`. */
  async start(): Promise<void> {
    const { createClient, RESP_TYPES } = await import('@redis/client');
    const options = {
      url: this.#options.url,
      disableOfflineQueue: true,
      socket: { connectTimeout: connectLimitMs, reconnectStrategy: () => retryMs },
    };
    const client: Client = createClient(options);
    const listener: Client = createClient(options);
    const blobs = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#connected = { client, listener, readBytes: (key) => blobs.get(key) };
    for (const one of [client, listener]) {
      one.on('error', (error: Error) => this.#away(error));
      one.connect().catch((error: Error) => this.#away(error));
    }
    void this.#listen(this.#connected);
  }

  close(): void {
    this.#isClosed = true;
    this.#isUsable = false;
    this.#connected?.client.destroy();
    this.#connected?.listener.destroy();
  }

  /** Returns what another storefront has made, unless a tag of it may have changed since. */
  async read(key: string): Promise<T | undefined> {
    const connected = this.#usable();
    if (!connected) return undefined;
    try {
      const bytes = await inTime(connected.readBytes(this.#entryPrefix + key));
      if (!bytes) return undefined;
      const { answer, storedAt } = deserialize(bytes) as { answer: T; storedAt: number };
      const tags = [...answer.tags, everything];
      const times = await inTime(connected.client.zmScore(changedTagsKey, tags));
      // Another machine's clock has set one of the two times.
      if (times.some((time) => Number(time ?? 0) + clockSkewMs > storedAt)) return undefined;
      return answer;
    } catch (error) {
      this.#away(error);
      return undefined;
    }
  }

  /** Returns false where Redis is away or full, or the answer too large. */
  async write(key: string, answer: T, storedAt = Date.now()): Promise<boolean> {
    const connected = this.#usable();
    if (!connected) return false;
    try {
      const bytes = serialize({ answer, storedAt });
      if (bytes.length > largestEntry) return false;
      const expiration = { type: 'EX', value: entrySeconds } as const;
      await inTime(connected.client.set(this.#entryPrefix + key, bytes, { expiration }));
      return true;
    } catch (error) {
      if (!isFull(error)) this.#away(error);
      return false;
    }
  }

  /** Tells all storefronts that tags have changed; waits in memory while Redis is away. */
  async announce(tags: string[]): Promise<void> {
    this.#waiting.push(tags);
    if (this.#waiting.length > maxWaiting) this.#waiting = [[everything]];
    const connected = this.#usable();
    if (connected) {
      await this.#sendWaiting(connected.client).catch((error: unknown) => this.#away(error));
    }
  }

  #usable() {
    return this.#isUsable ? this.#connected : undefined;
  }

  /* One change at a time, whoever has announced it. */
  async #sendWaiting(client: Client): Promise<void> {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      this.#sending ??= this.#send(client, first).finally(() => {
        this.#sending = undefined;
      });
      await this.#sending;
    }
  }

  async #send(client: Client, tags: string[]): Promise<void> {
    const sent = client.multi();
    const now = Date.now();
    sent.zAdd(
      changedTagsKey,
      tags.map((value) => ({ score: now, value })),
    );
    sent.zRemRangeByScore(changedTagsKey, 0, now - entrySeconds * 1_000 - clockSkewMs);
    const change = JSON.stringify({ from: this.#id, tags });
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxChanges } as const;
    sent.xAdd(changesKey, '*', { change }, { TRIM });
    await inTime(sent.exec());
    // Too many changes may have replaced the list meanwhile.
    if (this.#waiting[0] === tags) this.#waiting.shift();
  }

  async #listen({ client, listener }: { client: Client; listener: Client }): Promise<void> {
    while (!this.#isClosed) {
      try {
        if (!this.#isUsable) await this.#resume(client);
        const read = await listener.xRead(
          { key: changesKey, id: this.#place ?? '$' },
          { BLOCK: listenMs, COUNT: 500 },
        );
        for (const { id, message } of read?.[0]?.messages ?? []) {
          this.#place = id;
          const change = JSON.parse(message['change'] ?? '') as { from: string; tags: string[] };
          if (change.from === this.#id) continue;
          if (change.tags.includes(everything)) this.#options.onLost();
          else this.#options.onChange(change.tags);
        }
      } catch (error) {
        this.#away(error);
        await sleep(retryMs);
      }
    }
  }

  /* Back: first hear what has changed meanwhile, then tell what has waited, and only then read. */
  async #resume(client: Client): Promise<void> {
    const last = await inTime(client.xRevRange(changesKey, '+', '-', { COUNT: 1 }));
    const first = await inTime(client.xRange(changesKey, '-', '+', { COUNT: 1 }));
    const newest = last?.[0]?.id ?? '0-0';
    const oldest = first?.[0]?.id ?? '0-0';
    if (this.#place === undefined) this.#place = newest;
    else if (isAfter(this.#place, newest) || isAfter(oldest, this.#place)) {
      this.#place = newest;
      this.#options.onLost();
    }
    await this.#sendWaiting(client);
    this.#isUsable = true;
    console.error('Pages are shared by Redis');
  }

  #away(error: unknown): void {
    if (this.#isUsable) console.error(`Pages are kept in memory only: ${wordsOf(error)}`);
    this.#isUsable = false;
  }
}

function inTime<R>(reply: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), commandLimitMs);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const entriesPrefix = 'sose:page:';
/** The tag of a change that concerns everything. */
const everything = '*';
const changesKey = 'sose:changes';
/*
 * When each tag changed last, as long as entries from before may be there. One key without
 * an end: a full Redis drops entries, and never the time that makes one outdated.
 */
const changedTagsKey = 'sose:changed-tags';

/* Refused for lack of memory: it answers, and has what it had. */
const isFull = (error: unknown): boolean => wordsOf(error).startsWith('OOM');
