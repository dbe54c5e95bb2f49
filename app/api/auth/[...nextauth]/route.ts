import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { authOptions } from '@/lib/auth/options';

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

const handle = (request: NextRequest, context: RouteContext): Promise<Response> =>
  NextAuth(authOptions())(request, context) as Promise<Response>;

export { handle as GET, handle as POST };
