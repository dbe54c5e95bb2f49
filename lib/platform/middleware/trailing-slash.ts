import { NextResponse } from 'next/server';
import type { Step } from './step';

/** One address a page: without the slash at its end, and without doubled ones. */
export const trailingSlash: Step = (request) => {
  const { pathname } = request.nextUrl;
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (clean === pathname) return undefined;
  const url = new URL(request.url);
  url.pathname = clean;
  return NextResponse.redirect(url, 308);
};
