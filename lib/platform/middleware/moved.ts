import { LRUCache } from 'lru-cache';
import { NextResponse } from 'next/server';
import { knownPaths } from '../routes';
import { site } from '../site';
import { readRedirect } from './read-redirect';
import type { Step } from './step';

/* Long enough for a flood of wrong addresses, too short for staff to notice. */
const keptMs = 3_000;
const mostKept = 500;
const longestPath = 500;
const kept = new LRUCache<string, { target: string | null }>({ max: mostKept, ttl: keptMs });

/** Where a path has moved to; what was asked for just now is remembered. */
async function targetOf(path: string): Promise<string | null> {
  const known = kept.get(path);
  if (known) return known.target;
  const target = await readRedirect(path);
  if (path.length <= longestPath) kept.set(path, { target });
  return target;
}

/**
 * Sends an address that the shop once had to where it stands now (308), before anything is rendered.
 * Only addresses of no known shape are looked up; pages look up their own when they find nothing.
 */
export const moved: Step = async (request) => {
  const { pathname } = request.nextUrl;
  if (knownPaths.some((pattern) => pattern.test(pathname))) return undefined;
  const target = await targetOf(pathname).catch((error: unknown) => {
    console.error(`Whether ${pathname} has moved could not be read`, error);
    return null;
  });
  return target === null ? undefined : NextResponse.redirect(new URL(target, site.url()), 308);
};
