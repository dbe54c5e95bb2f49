import { sign } from 'node:crypto';
import type { PushKey } from './push-key.ts';

const lifeSeconds = 12 * 60 * 60;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Returns the `Authorization` header for a push service (RFC 8292): a token for its origin, signed
 * with ES256. `subject` is an address at which the service can reach the shop.
 */
export function vapidHeader(
  { publicKey, privateKey }: PushKey,
  endpoint: string,
  subject: string,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lifeSeconds,
    sub: subject,
  };
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(token), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  return `vapid t=${token}.${signature}, k=${publicKey}`;
}
