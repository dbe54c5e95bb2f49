import { LRUCache } from 'lru-cache';
import { NextResponse } from 'next/server';
import { site } from '../site';
import { findPage } from '../../contract/find-page';
import { readRedirect } from './read-redirect';
import type { Step } from './step';

/* Milliseconds. Long enough to absorb a flood of wrong URLs, too short for staff to notice. */
const cacheMs = 3_000;
const maxCached = 500;
const longestPath = 500;
const cache = new LRUCache<string, { target: string | null }>({ max: maxCached, ttl: cacheMs });

/** Returns the redirect target of a path, cached for a short time. */
async function targetOf(path: string): Promise<string | null> {
  const known = cache.get(path);
  if (known) return known.target;
  const target = await readRedirect(path);
  if (path.length <= longestPath) cache.set(path, { target });
  return target;
}

/**
 * Redirects former URLs with 308 before rendering. Looks up only paths of unknown shape; pages look
 * up theirs if they find no record.
 */
export const moved: Step = async (request) => {
  const { pathname } = request.nextUrl;
  if (findPage(pathname)) return undefined;
  const target = await targetOf(pathname).catch((error: unknown) => {
    console.error(`Whether ${pathname} has moved could not be read`, error);
    return null;
  });
  return target === null ? undefined : NextResponse.redirect(new URL(target, site.url()), 308);
};
