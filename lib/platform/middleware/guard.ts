import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';
import { findPage } from '../../contract/find-page';
import { sessionCookie } from '../auth/session-token';
import { routes } from '../routes';
import { site } from '../site';
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
