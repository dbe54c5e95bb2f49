import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { getVisitor } from '../../contract/login';
import type { AnswerOf } from '../../contract/endpoint';
import { storefrontEnv } from '../env';

/**
 * Returns whether a call needs a visitor id: it creates data of a guest, is refused without an id,
 * or is matched by it at login.
 */
export function isVisitorWrite(method: string, path: string): boolean {
  return (
    method !== 'GET' &&
    /^\/(cart|wishlist)(\/|$)|^\/products\/\d+\/stock-alert\/?$|^\/user\/(send-otp|signup|release-number)\/?$/.test(
      path,
    )
  );
}

/** Gets a new visitor id from the store API. */
export async function newVisitorId(): Promise<string> {
  const answer: AnswerOf<typeof getVisitor> = await ky
    .get(`${storefrontEnv().storeApiUrl}${getVisitor.path}`, {
      headers: await callerHeaders(),
      cache: 'no-store',
      retry: 0,
    })
    .json();
  return answer.visitor_id;
}
