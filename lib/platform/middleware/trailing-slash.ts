import { NextResponse } from 'next/server';
import type { Step } from './step';

/** Redirects to the canonical path: no trailing slash, no double slashes. */
export const trailingSlash: Step = (request) => {
  const { pathname } = request.nextUrl;
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (clean === pathname) return undefined;
  const url = new URL(request.url);
  url.pathname = clean;
  return NextResponse.redirect(url, 308);
};
