import { eq } from 'drizzle-orm';
import type { Post } from '../../../contract/post.ts';
import { previewMinutes, type PostState } from '../../../contract/staff-post.ts';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { postState } from './post-record-type.ts';
import { toPost } from './serialize.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/* Signed token (HMAC): post id, expiry time and signature. Nothing is stored. */
const encrypt = (post: string, secret: string) =>
  createHmac('sha256', secret).update(`preview of post ${post}`).digest('base64url');

/** Returns a token that gives access to one post until `until`; `secret` is the store's. */
function previewToken(postId: number, until: Date, secret: string): string {
  const post = `${postId}.${until.getTime()}`;
  return `${post}.${encrypt(post, secret)}`;
}

/** Reads a token; undefined if the signature is invalid or the token has expired. */
function readPreviewToken(
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

/**
 * Creates a preview token for a post or draft, valid for an hour; it gives access without a login.
 * Throws 404 for an unknown post.
 */
export async function linkPreview(
  { db, env, now }: ServiceContext,
  id: number,
): Promise<{ token: string; until: string }> {
  const [post] = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id));
  if (!post) throw notFound('Post');
  const until = new Date(now().getTime() + previewMinutes * 60_000);
  return { token: previewToken(id, until, env.revalidateSecret), until: until.toISOString() };
}

interface Preview {
  data: Post;
  state: PostState;
  until: string;
}

/**
 * Returns the current version of the token's post; a draft is dated now. Throws 404 for an invalid
 * token or an unknown post.
 */
export async function previewPost(
  { db, env, now }: ServiceContext,
  token: string,
): Promise<Preview> {
  const shown = readPreviewToken(token, now(), env.revalidateSecret);
  if (!shown) throw notFound('Preview');
  const [row] = await db.select().from(posts).where(eq(posts.id, shown.postId));
  if (!row) throw notFound('Preview');
  return {
    data: toPost({ ...row, publishedAt: row.publishedAt ?? now() }, env.siteUrl),
    state: postState(row, now()),
    until: shown.until.toISOString(),
  };
}
