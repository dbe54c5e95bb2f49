import { NextResponse } from 'next/server';
import { storefrontEnv } from '../env';
import type { Step } from './step';

/** The key by which search engines believe the shop's word that a page has changed (IndexNow). */
export const indexNowKey: Step = (request) => {
  const { pathname } = request.nextUrl;
  if (!pathname.endsWith('.txt')) return undefined;
  const key = storefrontEnv().indexNowKey;
  if (!key || pathname !== `/${key}.txt`) return undefined;
  return new NextResponse(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
