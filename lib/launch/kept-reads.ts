import { createHash } from 'node:crypto';
import type { PageReads } from '../api/page-reads.ts';
import { companyId, headerNames } from '../contract/envelope.ts';

/** What was read of the store API for a page that is kept. */
export interface KeptRead {
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
export const isWholePage = (text: string): boolean => !failedPart.test(text);

export const readsOf = (all: PageReads['all']): KeptRead[] =>
  [...all].map(([url, { tags, text }]) => ({
    url,
    tags,
    digest: text === undefined ? undefined : digestOf(text),
  }));

/** Asks the store API again; returns whether it answers as before. */
export async function isSame({ url, digest }: KeptRead): Promise<boolean> {
  if (digest === undefined) return false;
  try {
    const answer = await fetch(url, {
      headers: { [headerNames.company]: String(companyId) },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return answer.ok && digestOf(await answer.text()) === digest;
  } catch {
    return false;
  }
}
