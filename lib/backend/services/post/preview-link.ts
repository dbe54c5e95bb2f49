import { createHmac, timingSafeEqual } from 'node:crypto';

/* Signed token (HMAC): post id, expiry time and signature. Nothing is stored. */

const encrypt = (post: string, secret: string) =>
  createHmac('sha256', secret).update(`preview of post ${post}`).digest('base64url');

/** Returns a token that gives access to one post until `until`; `secret` is the store's. */
export function previewToken(postId: number, until: Date, secret: string): string {
  const post = `${postId}.${until.getTime()}`;
  return `${post}.${encrypt(post, secret)}`;
}

/** Reads a token; undefined if the signature is invalid or the token has expired. */
export function readPreviewToken(
  token: string,
  now: Date,
  secret: string,
): { postId: number; until: Date } | undefined {
  const [, id = '', until = '', given = ''] =
    /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  const right = Buffer.from(encrypt(`${id}.${until}`, secret));
  const sent = Buffer.from(given);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined;
  return Number(until) > now.getTime()
    ? { postId: Number(id), until: new Date(Number(until)) }
    : undefined;
}
