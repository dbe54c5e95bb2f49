import { NextResponse } from 'next/server';
import { readRedirect } from '../seo/queries';
import { knownPaths } from '../routes';
import { site } from '../site';
import type { Step } from './step';

/* Long enough for a flood of wrong addresses, too short for staff to notice. */
const keptMs = 3_000;
const mostKept = 500;
const kept = new Map<string, { target: string | null; until: number }>();

/** Where a path has moved to; what was asked for just now is remembered. */
async function targetOf(path: string): Promise<string | null> {
  const known = kept.get(path);
  if (known && known.until > Date.now()) return known.target;
  const target = await readRedirect(path);
  kept.delete(path);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(path, { target, until: Date.now() + keptMs });
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
