import { LRUCache } from 'lru-cache';
import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';
import { findPage } from '../../contract/find-page';
import { storefrontEnv } from '../../env';
import { sessionCookie } from '../auth/session-token';
import { routes } from '../routes';
import { site } from '../site';
import { readRedirect } from './read-redirect';
import type { Step } from './step';

/**
 * Redirects guests of guarded pages to the login page and back. Only for convenience: the pages
 * check the session themselves.
 */
export const guard: Step = async (request) => {
  const { pathname, search } = request.nextUrl;
  const isGuarded = findPage(pathname)?.needsLogin === true;
  const isLogin = pathname === '/login';
  if (!isGuarded && !isLogin) return undefined;
  const token = await getToken({
    req: request,
    cookieName: sessionCookie(site.url().startsWith('https://')),
  });
  if (isLogin) return token ? send(request, routes.home) : undefined;
  return token ? undefined : send(request, routes.login(`${pathname}${search}`));
};

/* Depends on the session, so it must not be cached. */
function send(request: NextRequest, to: string): NextResponse {
  const answer = NextResponse.redirect(new URL(to, request.url), 307);
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}

/**
 * Sets the HTTP status of the two error pages. They render as normal pages, so that their text is
 * in the HTML: for `notFound()` Next sends an empty page and renders it by script.
 */
export const missing: Step = (request) => {
  const status = findPage(request.nextUrl.pathname)?.status;
  return status ? NextResponse.next({ status }) : undefined;
};

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

/** Redirects to the canonical path: no trailing slash, no double slashes. */
export const trailingSlash: Step = (request) => {
  const { pathname } = request.nextUrl;
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (clean === pathname) return undefined;
  const url = new URL(request.url);
  url.pathname = clean;
  return NextResponse.redirect(url, 308);
};

/** Sends paths of unknown shape to /page-not-found, which answers 404. */
export const unknownPath: Step = (request) => {
  const { pathname } = request.nextUrl;
  if (findPage(pathname)) return undefined;
  return NextResponse.redirect(new URL(routes.pageNotFound, request.url), 307);
};

/** Serves the IndexNow key, which proves the ownership of the site to search engines. */
export const indexNowKey: Step = (request) => {
  const { pathname } = request.nextUrl;
  if (!pathname.endsWith('.txt')) return undefined;
  const key = storefrontEnv().indexNowKey;
  if (!key || pathname !== `/${key}.txt`) return undefined;
  return new NextResponse(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
