import { NextResponse } from 'next/server';
import { routes } from '../routes';
import type { Step } from './step';

/**
 * Lets the page of all stores stand ready, the same for everybody: a form that asks for some cities
 * is answered by the page behind it.
 */
export const cityStores: Step = (request) => {
  const { pathname, searchParams } = request.nextUrl;
  const cities = pathname === routes.storeLocator ? searchParams.getAll('city').join(',') : '';
  if (!cities) return undefined;
  const url = request.nextUrl.clone();
  url.pathname = `${pathname}/${encodeURIComponent(cities)}`;
  return NextResponse.rewrite(url);
};
