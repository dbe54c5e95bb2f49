import type { NextRequest, NextResponse } from 'next/server';

/** One concern of the middleware: an answer of its own, or undefined to let the request go on. */
export type Step = (
  request: NextRequest,
) => NextResponse | undefined | Promise<NextResponse | undefined>;
