import { createHmac, timingSafeEqual } from 'node:crypto';

/* A link is its own proof: which post, until when, and a seal over both. Nothing is kept of it. */

const encrypt = (post: string, secret: string) =>
  createHmac('sha256', secret).update(`preview of post ${post}`).digest('base64url');

/** What shows one post until a moment; `secret` is the store's. */
export function previewToken(postId: number, until: Date, secret: string): string {
  const post = `${postId}.${until.getTime()}`;
  return `${post}.${encrypt(post, secret)}`;
}

/** What a token shows; undefined where it was not made here, was changed, or has run out. */
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
