import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import type { Changes } from './changes.ts';
import type { Read } from './rendered.ts';

/** How an answer came about. */
export type CacheStatus = 'HIT' | 'MISS' | 'STALE';

interface Entry {
  answer: Answer;
  /** Number of the last change before it was read. */
  since: number;
  /** Number of the last change that is known not to concern it. */
  checked: number;
  /** When a reader last got it. */
  readAt: number;
}

/** Answers that several storefronts share. */
interface SharedAnswers {
  read(key: string): Promise<Answer | undefined>;
  write(key: string, answer: Answer): Promise<unknown>;
}

export interface StoreOptions {
  maxBytes: number;
  changes: Changes;
  /** Whether the store API answers as it did. */
  isSame: (read: Read) => Promise<boolean>;
  shared?: SharedAnswers | undefined;
  /** Milliseconds after which an old answer is sent in the place of a new one. */
  patienceMs?: number;
  /** Milliseconds after which an answer that nobody has asked for is idle. */
  idleMs?: number;
}

/** Number of addresses that were requested once; the second request stores the answer. */
const maxOnce = 5_000;
const onceMs = 10 * 60_000;
/** As long as a rendering that waits for nobody, and hardly felt. */
const patienceMs = 60;
/** An idle answer may have been outdated for days, and no crowd waits for a new one. */
const idleMs = 10_000;
const idlePatienceMs = 1_000;
/** Of all bytes, for what anybody can invent. */
const inventedShare = 1 / 8;

/** There is no answer to keep at this address, and an old one is not shown any more. */
export class NoAnswerError extends Error {
  override readonly name: string = 'NoAnswerError';
}

/**
 * Finished answers by key, in memory, least recently used first out. An answer counts while none of
 * its tags has changed since it was read. One that may have changed is confirmed by asking the
 * store API again, and made again where that answers otherwise.
 */
export class AnswerStore {
  readonly #making = new Map<string, { made: Promise<Made>; startedAt: number }>();
  readonly #countable: LRUCache<string, Entry>;
  /** Apart, so that nobody can push out what readers ask for by inventing addresses. */
  readonly #invented: LRUCache<string, Entry>;
  readonly #once = new LRUCache<string, true>({ max: maxOnce, ttl: onceMs });
  readonly #options: Required<Omit<StoreOptions, 'shared'>> & Pick<StoreOptions, 'shared'>;

  constructor(options: StoreOptions) {
    this.#options = { patienceMs, idleMs, ...options };
    const inventedBytes = Math.floor(options.maxBytes * inventedShare);
    this.#countable = newEntries(options.maxBytes - inventedBytes);
    this.#invented = newEntries(inventedBytes);
  }

  /** How much is kept. */
  get size(): { answers: number; bytes: number } {
    const all = [this.#countable, this.#invented];
    return {
      answers: all.reduce((sum, { size }) => sum + size, 0),
      bytes: all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  clear(): void {
    this.#countable.clear();
    this.#invented.clear();
  }

  /** Returns an answer at once if there is one that counts. */
  find(key: string): Answer | undefined {
    const entry = this.#entryOf(key);
    if (!entry || entry.answer.isFresh || !this.#counts(entry)) return undefined;
    entry.readAt = performance.now();
    return entry.answer;
  }

  /**
   * Returns the answer of a key: made once, however many ask. `make` rejects with NoAnswerError
   * where there is none, and otherwise where it fails. `isCountable` is false for what anybody can
   * invent.
   */
  async get(key: string, make: () => Promise<Made>, isCountable: boolean): Promise<Made> {
    const found = this.find(key);
    if (found) return { answer: found, from: 'HIT', isKept: true };
    const entry = this.#entryOf(key);
    const startedAt = this.#making.get(key)?.startedAt ?? performance.now();
    const making = this.#join(key, make, isCountable) ?? this.#start(key, make, isCountable);
    if (!entry || entry.answer.isFresh) return making;
    // The store API may be slow or away, or many wait to be rendered: an old answer is better than
    // none, and only the first who ask wait for a new one.
    const stale: Made = { answer: entry.answer, from: 'STALE', isKept: false };
    const late = new AbortController();
    const isIdle = startedAt - entry.readAt > this.#options.idleMs;
    const patience = isIdle ? idlePatienceMs : this.#options.patienceMs;
    const waitMs = Math.max(0, startedAt + patience - performance.now());
    const waited = sleep(waitMs, stale, { signal: late.signal, ref: false });
    try {
      return await Promise.race([making, waited]);
    } catch (error) {
      if (error instanceof NoAnswerError) throw error;
      return stale;
    } finally {
      entry.readAt = performance.now();
      late.abort();
      waited.catch(() => undefined);
    }
  }

  /* What another request has begun may be outdated already. */
  #join(key: string, make: () => Promise<Made>, isCountable: boolean): Promise<Made> | undefined {
    return this.#making.get(key)?.made.then((made) => {
      const found = this.find(key);
      if (found) return { answer: found, from: 'HIT', isKept: true };
      return made.isKept && !made.answer.isFresh ? this.get(key, make, isCountable) : made;
    });
  }

  #start(key: string, make: () => Promise<Made>, isCountable: boolean): Promise<Made> {
    const made = this.#confirmOrMake(key, make, isCountable).finally(() =>
      this.#making.delete(key),
    );
    this.#making.set(key, { made, startedAt: performance.now() });
    made.catch(() => undefined);
    return made;
  }

  async #confirmOrMake(
    key: string,
    make: () => Promise<Made>,
    isCountable: boolean,
  ): Promise<Made> {
    const since = this.#options.changes.last;
    const entries = isCountable ? this.#countable : this.#invented;
    const entry = entries.get(key) ?? (await this.#adopt(key, since, entries));
    if (entry && (await this.#isConfirmed(entry))) {
      entry.since = since;
      return { answer: entry.answer, from: 'HIT', isKept: true };
    }
    const isRepeated = isCountable || this.#once.has(key);
    if (!isCountable) this.#once.set(key, true);
    const made = await make().catch((error: unknown) => {
      if (error instanceof NoAnswerError) entries.delete(key);
      throw error;
    });
    const { answer } = made;
    const isKept = isRepeated && made.isKept && answer.until > Date.now();
    if (isKept) {
      // What has changed meanwhile is found by its number, and confirmed for the next reader.
      entries.set(key, { answer, since, checked: since, readAt: performance.now() });
      const isOutdated = this.#options.changes.hasChanged(answer.tags, since);
      if (!isOutdated) void this.#options.shared?.write(key, answer);
    } else entries.delete(key);
    return { ...made, isKept };
  }

  /** Takes over what another storefront has made. */
  async #adopt(
    key: string,
    since: number,
    entries: LRUCache<string, Entry>,
  ): Promise<Entry | undefined> {
    const answer = await this.#options.shared?.read(key);
    if (!answer || answer.until <= Date.now()) return undefined;
    const entry = { answer, since, checked: since, readAt: performance.now() };
    entries.set(key, entry);
    return entry;
  }

  #entryOf(key: string): Entry | undefined {
    return this.#countable.get(key) ?? this.#invented.get(key);
  }

  async #isConfirmed({ answer, since }: Entry): Promise<boolean> {
    if (answer.until <= Date.now()) return false;
    const { changes, isSame } = this.#options;
    const asked = answer.reads.filter(
      ({ isFresh, tags }) => isFresh || changes.hasChanged(tags, since),
    );
    return (await Promise.all(asked.map((read) => isSame(read)))).every(Boolean);
  }

  #counts(entry: Entry): boolean {
    if (entry.answer.until <= Date.now()) return false;
    const { changes } = this.#options;
    if (entry.checked === changes.last) return true;
    if (changes.hasChanged(entry.answer.tags, entry.since)) return false;
    entry.checked = changes.last;
    return true;
  }
}

const newEntries = (maxSize: number): LRUCache<string, Entry> =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
  });

export interface Made {
  answer: Answer;
  from: CacheStatus;
  /** False where it failed, is half, or is not the same for everybody. */
  isKept: boolean;
}
