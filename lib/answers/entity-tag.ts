import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns a strong ETag of a body as it is sent. */
export function entityTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has a body with that ETag already. */
export function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
