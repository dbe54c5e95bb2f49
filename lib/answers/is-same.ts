import { createHash } from 'node:crypto';
import { companyId, headerNames } from '../contract/envelope.ts';
import type { Read } from './rendered.ts';

/** Milliseconds for one call of the store API. */
const longestWaitMs = 1_000;

export const digestOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url');

/** Shared reads that are under way, by URL. */
const sharedReads = new Map<string, Promise<string | undefined>>();

/** Asks the store API again; returns whether it answers as before. */
export async function isSame({ url, digest, isFresh }: Read): Promise<boolean> {
  if (digest === undefined) return false;
  // What is asked again for the next request may be shared by requests of one moment. Any other
  // result holds until a tag changes again, so its read must begin after the change.
  return (await (isFresh ? readDigestOnce(url) : readDigest(url))) === digest;
}

function readDigestOnce(url: string): Promise<string | undefined> {
  let shared = sharedReads.get(url);
  if (!shared) {
    shared = readDigest(url).finally(() => sharedReads.delete(url));
    sharedReads.set(url, shared);
  }
  return shared;
}

/** Returns the digest of what the store API answers; undefined if it fails. */
async function readDigest(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      headers: { [headerNames.company]: String(companyId) },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return answer.ok ? digestOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
