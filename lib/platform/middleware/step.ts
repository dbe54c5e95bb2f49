import type { NextRequest, NextResponse } from 'next/server';

/** One middleware step: returns an answer, or undefined to continue. */
export type Step = (
  request: NextRequest,
) => NextResponse | undefined | Promise<NextResponse | undefined>;
