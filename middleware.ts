import { NextResponse, type NextRequest } from 'next/server';
import {
  guard,
  indexNowKey,
  missing,
  moved,
  trailingSlash,
  unknownPath,
} from '@/lib/platform/middleware/steps';
import type { Step } from '@/lib/platform/middleware/step';

const steps: Step[] = [trailingSlash, indexNowKey, moved, unknownPath, missing, guard];

export async function middleware(request: NextRequest): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(request);
    if (answer) return answer;
  }
  return NextResponse.next();
}

/*
 * Next reads the matcher from the source, so it cannot come from lib/contract/site-pages.ts. It
 * leaves out what needs no decision, and for performance the home page and the addresses of
 * products, posts and events: they get most requests, and the middleware costs a third of serving a
 * cached page.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|pictures/|files/|products/\\d+/[^/]+$|blogs/\\d+/[^/]+$|event/\\d+$).+)',
  ],
};
