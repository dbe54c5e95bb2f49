import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { readAnswer } from '../../api/read-answer';
import { getVisitor } from '../../contract/login';
import { storefrontEnv } from '../../env';

/**
 * Returns whether a call needs a visitor id: it creates data of a guest, is refused without an id,
 * or is matched by it at login.
 */
export function isVisitorWrite(method: string, path: string): boolean {
  return (
    method !== 'GET' &&
    /^\/(cart|wishlist)(\/|$)|^\/products\/\d+\/stock-alert\/?$|^\/user\/(send-otp|entry\/send-otp|signup|release-number)\/?$/.test(
      path,
    )
  );
}

export async function newVisitorId(): Promise<string> {
  const text = await ky
    .get(`${storefrontEnv().storeApiUrl}${getVisitor.path}`, {
      headers: await callerHeaders(),
      cache: 'no-store',
      retry: 0,
    })
    .text();
  return readAnswer(getVisitor, text).visitor_id;
}
