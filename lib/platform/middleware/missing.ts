import { NextResponse } from 'next/server';
import { routes } from '../routes';
import type { Step } from './step';

const statuses = new Map<string, number>([
  [routes.pageNotFound, 404],
  [routes.storeUnavailable, 503],
]);

/**
 * Sets the status of the two pages that stand in for others. They render like any page, so that their
 * words are in the HTML. (A page that throws `notFound()` is sent empty and drawn by scripts.)
 */
export const missing: Step = (request) => {
  const status = statuses.get(request.nextUrl.pathname);
  return status ? NextResponse.next({ status }) : undefined;
};
