import ky, { isTimeoutError } from 'ky';
import { connection } from 'next/server';
import { buildPath, type AnswerOf, type Endpoint, type QueryOf } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { getShopProfile } from '../contract/shop-profile';
import { storefrontEnv } from '../env';
import { ApiError } from './api-error';
import { keepBriefly } from './keep-briefly';
import { noAnswer, notOffered, notOfferedCode } from './call-errors';
import { findText, noteAnswer, noteRead, type CachedText } from './page-reads';
import { reportFailedRead } from './report-failed-read';
import { isMissingCall, noteMissingCall, tellsMissingCall } from './missing-calls';
import { readAnswer } from './read-answer';
import { noteSilent, silentCalls, waitFor } from './silent-calls';
import { toApiError } from './to-api-error';
import { LRUCache } from 'lru-cache';

/** Bytes. LRU limit of the answers kept for store API failures. */
const maxAnswerBytes = 24 * 1024 * 1024;

/** Milliseconds. Older answers are not used. */
const maxAnswerAgeMs = 24 * 60 * 60 * 1000;

type Answers = LRUCache<string, string>;

// Next bundles each route separately: `globalThis` makes them share one cache.
const shared = globalThis as typeof globalThis & { lastGoodAnswers?: Answers };

/** Last good answer of each public call by URL, as JSON text (stale-if-error). */
export const lastGoodAnswers: Answers = (shared.lastGoodAnswers ??= new LRUCache({
  maxSize: maxAnswerBytes,
  sizeCalculation: (text, url) => 2 * (text.length + url.length),
  ttl: maxAnswerAgeMs,
}));

type Query = Record<string, string | number | undefined>;

export interface ReadOptions<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  /** What the answer is about: a change of one of these makes it outdated. */
  tags: string[];
  /** Seconds until it is read again in any case. */
  revalidate?: number;
  /** False for unbounded input, such as a search: asked again for each request. */
  isCacheable?: boolean;
}

/** Milliseconds for one try and for all tries: the maximum that a page waits for one call. */
const tryMs = 3_000;
const allTriesMs = 3_500;

const client = ky.create({
  totalTimeout: allTriesMs,
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], delay: () => 100 },
});

/**
 * Reads public data for a page, without session data. The answer is kept until one of its tags
 * changes. If the API fails, uses the last good answer (stale-if-error), and the page is kept for
 * seconds only. Throws ApiError if there is no such answer.
 */
export async function readStore<E extends Endpoint>(
  call: E,
  { params, query, tags, revalidate = 3600, isCacheable = true }: ReadOptions<E>,
): Promise<AnswerOf<E>> {
  // The build prerenders up to here, and asks no store.
  await connection();
  const { storeApiUrl } = storefrontEnv();
  const url = `${storeApiUrl}${buildPath(call, params)}${toQueryString(query as Query | undefined)}`;
  if (isMissingCall(call)) throw notOffered();
  const since = noteRead(url, tags, isCacheable);
  try {
    if (silentCalls.has(url)) throw noAnswer();
    const read =
      (isCacheable && findText(url)) || (await readText(url, { tags, revalidate, since }));
    const answer = readAnswer(call, read.text);
    noteAnswer(url, read);
    if (revalidate > 0 && isCacheable) lastGoodAnswers.set(url, read.text);
    return answer;
  } catch (error) {
    const failure = await toApiError(error);
    if (tellsMissingCall(call, failure)) {
      noteMissingCall(call, failure);
      throw notOffered();
    }
    if (!isOutage(failure)) throw failure;
    if (isTimeoutError(error)) noteSilent(url);
    reportFailedRead(call.path, error);
    const lastGood = lastGoodAnswers.get(url);
    if (lastGood === undefined) throw failure;
    keepBriefly();
    return readAnswer(call, lastGood);
  }
}

/**
 * Like `readStore` for an optional part: returns `fallback` if the API fails or does not offer the
 * call.
 */
export async function readOptional<E extends Endpoint, F>(
  call: E,
  options: ReadOptions<E>,
  fallback: F,
): Promise<AnswerOf<E> | F> {
  try {
    return await readStore(call, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== notOfferedCode) reportFailedRead(call.path, error);
    if (isOutage(error)) keepBriefly();
    return fallback;
  }
}

/**
 * Like `readStore` for a call that a store API may lack: `standIn` then takes its place. Throws
 * ApiError if the store API fails.
 */
export async function readExtension<E extends Endpoint>(
  call: E,
  options: ReadOptions<E>,
  standIn: () => AnswerOf<E> | Promise<AnswerOf<E>>,
): Promise<AnswerOf<E>> {
  try {
    return await readStore(call, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    if (error.code !== notOfferedCode && (await hasShopProfile())) throw error;
    keepBriefly('stand-in');
    return standIn();
  }
}

/**
 * Returns whether the store API has the first extension. A 404 in the envelope may mean a missing
 * record or a missing call; without the first extension it is taken as a missing call.
 */
export async function hasShopProfile(): Promise<boolean> {
  try {
    await readStore(getShopProfile, { tags: ['shop-profile'] });
    return true;
  } catch (error) {
    return !(error instanceof ApiError) || error.code !== notOfferedCode;
  }
}

async function readText(
  url: string,
  { tags, revalidate, since }: { tags: string[]; revalidate: number; since: number },
): Promise<CachedText> {
  const answer = await client.get(url, {
    headers: { [headerNames.company]: String(companyId) },
    timeout: waitFor(tryMs),
  });
  const text = await answer.text();
  return { text, tags, since, until: sentAt(answer) + revalidate * 1_000 };
}

/**
 * Returns when an answer left the store API, in milliseconds: a proxy may have cached it. No later
 * than now, because that clock may be wrong.
 */
function sentAt({ headers }: Response): number {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) ? Date.now() : Math.min(sent, Date.now());
}

/**
 * Distinguishes outages from refusals: no answer, 429, 5xx or an answer without the API's envelope.
 */
const isOutage = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Returns `?a=1&b=2` of the values that are set, in the given order; empty if none is. */
export function toQueryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
