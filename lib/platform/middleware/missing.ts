import { NextResponse } from 'next/server';
import { findPage } from '../../contract/find-page';
import type { Step } from './step';

/**
 * Sets the HTTP status of the two error pages. They render as normal pages, so that their text is
 * in the HTML: Next sends a page that throws `notFound()` empty and renders it by script.
 */
export const missing: Step = (request) => {
  const status = findPage(request.nextUrl.pathname)?.status;
  return status ? NextResponse.next({ status }) : undefined;
};
