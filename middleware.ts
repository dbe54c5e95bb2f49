import { NextResponse, type NextRequest } from 'next/server';
import { guard } from '@/lib/middleware/guard';
import type { Step } from '@/lib/middleware/step';
import { trailingSlash } from '@/lib/middleware/trailing-slash';
import { unknownPath } from '@/lib/middleware/unknown-path';

const steps: Step[] = [trailingSlash, unknownPath, guard];

export async function middleware(request: NextRequest): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(request);
    if (answer) return answer;
  }
  return NextResponse.next();
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|pictures/|icon|apple-icon|favicon\\.ico|manifest|robots\\.txt|sitemap|opengraph-image).*)',
  ],
};
