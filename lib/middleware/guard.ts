import { getToken } from 'next-auth/jwt';
import { NextResponse } from 'next/server';
import { guardedPaths, routes } from '../routes';
import type { Step } from './step';

/** Sends guests of guarded pages to the login page, and back afterwards. A courtesy, not the lock. */
export const guard: Step = async (request) => {
  const { pathname, search } = request.nextUrl;
  const isGuarded = guardedPaths.some((pattern) => pattern.test(pathname));
  const isLogin = pathname === '/login';
  if (!isGuarded && !isLogin) return undefined;
  const token = await getToken({ req: request });
  if (isLogin) return token ? NextResponse.redirect(new URL('/', request.url), 307) : undefined;
  return token
    ? undefined
    : NextResponse.redirect(new URL(routes.login(`${pathname}${search}`), request.url), 307);
};
