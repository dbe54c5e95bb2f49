import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { callbackCookies, isCallbackAddress } from '@/lib/platform/auth/callback-address';
import { authOptions } from '@/lib/platform/auth/options';
import { refuse } from '@/lib/platform/api-proxy/answers';

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

async function handle(request: NextRequest, context: RouteContext): Promise<Response> {
  const sent = request.nextUrl.searchParams.get('callbackUrl');
  if (sent && !isCallbackAddress(sent)) return refuse(400, 'callbackUrl is not a URL');
  const unreadable = callbackCookies.filter((name) => {
    const cookieValue = request.cookies.get(name)?.value;
    return cookieValue && !isCallbackAddress(cookieValue);
  });
  if (unreadable.length > 0) {
    const jar = await cookies();
    for (const name of unreadable) {
      jar.set(name, '', { maxAge: 0, secure: name.startsWith('__Secure-') });
    }
    return refuse(400, 'We couldn’t read your session. Please try again!');
  }
  const answer = (await NextAuth(authOptions())(request, context)) as Response;
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}

export { handle as GET, handle as POST };
