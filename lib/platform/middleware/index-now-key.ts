import { NextResponse } from 'next/server';
import { storefrontEnv } from '../../env';
import type { Step } from './step';

/** Serves the IndexNow key, which proves the ownership of the site to search engines. */
export const indexNowKey: Step = (request) => {
  const { pathname } = request.nextUrl;
  if (!pathname.endsWith('.txt')) return undefined;
  const key = storefrontEnv().indexNowKey;
  if (!key || pathname !== `/${key}.txt`) return undefined;
  return new NextResponse(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
