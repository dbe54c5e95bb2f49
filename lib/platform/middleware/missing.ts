import { NextResponse } from 'next/server';
import { routes } from '../routes';
import type { Step } from './step';

const statuses = new Map<string, number>([
  [routes.pageNotFound, 404],
  [routes.storeUnavailable, 503],
]);

/**
 * Sets the HTTP status of the two error pages. They render as normal pages, so that their text is
 * in the HTML: Next sends a page that throws `notFound()` empty and renders it by script.
 */
export const missing: Step = (request) => {
  const status = statuses.get(request.nextUrl.pathname);
  return status ? NextResponse.next({ status }) : undefined;
};
