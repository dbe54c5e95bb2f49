import { createHash } from 'node:crypto';
import type { PageReads } from '../api/page-reads.ts';
import { companyId, headerNames } from '../contract/envelope.ts';

/** What was read of the store API for a page that is kept. */
export interface CachedRead {
  url: string;
  tags: readonly string[];
  /** Of its answer; undefined if it failed. */
  digest: string | undefined;
}

/* A row of an error in the data of React, in the answer or in a script of the page. */
const failedPart = /(?:^|\n|\\n)[0-9a-f]+:E\{|<template data-dgst=/;
/** For one call of the store API. */
const longestWaitMs = 1_000;

const digestOf = (answer: string) => createHash('sha1').update(answer).digest('base64');

/** Returns whether no part of a page failed. */
export const isCompletePage = (text: string): boolean => !failedPart.test(text);

export const readsOf = (all: PageReads['all']): CachedRead[] =>
  [...all].map(([url, { tags, text }]) => ({
    url,
    tags,
    digest: text === undefined ? undefined : digestOf(text),
  }));

/** Asks the store API again; returns whether it answers as before. */
export const isSame = async ({ url, digest }: CachedRead): Promise<boolean> =>
  digest !== undefined && (await readDigest(url)) === digest;

/** Shared reads that are under way, by URL. */
const sharedReads = new Map<string, Promise<string | undefined>>();

/**
 * The same, but requests of one moment share a read, which may have begun before the last of them:
 * for what is asked again for the next request.
 */
export async function isSameForNow({ url, digest }: CachedRead): Promise<boolean> {
  let shared = sharedReads.get(url);
  if (!shared) {
    shared = readDigest(url).finally(() => sharedReads.delete(url));
    sharedReads.set(url, shared);
  }
  return digest !== undefined && (await shared) === digest;
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
