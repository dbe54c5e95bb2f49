import type { NextRequest } from 'next/server';
import { ApiError } from '@/lib/api/api-error';
import { readAsCustomer } from '@/lib/api/as-customer';
import { forgetSession } from '@/lib/platform/auth/forget-session';
import { currentStoreToken } from '@/lib/platform/auth/store-token';
import { checkMembership } from '@/lib/contract/profile';
import { routes, safeBackTo } from '@/lib/platform/routes';

/**
 * Clears the session cookie if the store no longer accepts its token, then redirects to the login
 * page and back. A valid token stays logged in.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const backTo = safeBackTo(request.nextUrl.searchParams.get('callbackUrl'), routes.profile);
  const token = await currentStoreToken();
  if (token && !(await hasEnded(token))) return send(backTo);
  await forgetSession();
  return send(routes.login(backTo));
}

const send = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });

async function hasEnded(token: string): Promise<boolean> {
  try {
    await readAsCustomer(checkMembership, { token });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
