import { LRUCache } from 'lru-cache';
import { isExtension, type Endpoint } from '../contract/endpoint';
import type { ApiError } from './api-error';

/** Milliseconds for which a call that the store API does not have is not made again. */
const forgetMs = 60_000;
/** LRU limit; more than there are calls that may be missing. */
const maxCalls = 200;

interface Missing {
  calls: LRUCache<string, true>;
  logged: Set<string>;
}

// Next bundles each route separately: `globalThis` makes them share one list.
const shared = globalThis as typeof globalThis & { missingCalls?: Missing };
const missing: Missing = (shared.missingCalls ??= {
  calls: new LRUCache({ max: maxCalls, ttl: forgetMs }),
  logged: new Set(),
});

type Call = Pick<Endpoint, 'method' | 'path'>;
const callKey = ({ method, path }: Call) => `${method} ${path}`;

export const isMissingCall = (call: Call): boolean => missing.calls.has(callKey(call));

/**
 * Remembers that the store API does not have a call, and logs it the first time. A 404 or 405 to a
 * path with an id may be about that record only: it is not remembered for the others.
 */
export function noteMissingCall(call: Call, { status }: Pick<ApiError, 'status'>): void {
  if (status === 501 || !call.path.includes('{')) missing.calls.set(callKey(call), true);
  logMissingCall(call);
}

export function logMissingCall(call: Call): void {
  if (missing.logged.has(callKey(call))) return;
  missing.logged.add(callKey(call));
  console.error('The store API does not offer', callKey(call));
}

/**
 * Returns whether a failure says that an extension does not exist: 405 or 501, or a 404 without the
 * envelope. A 404 in the envelope is about a record, unless a read names none.
 */
export function tellsMissingCall(
  call: Pick<Endpoint, 'method' | 'path' | 'standIn'>,
  { status, body }: ApiError,
): boolean {
  if (!isExtension(call)) return false;
  if (status === 405 || status === 501) return true;
  const namesNone = call.method === 'GET' && !call.path.includes('{');
  return status === 404 && (body['status'] !== false || namesNone);
}
