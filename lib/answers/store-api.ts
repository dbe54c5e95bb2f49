import { createHash } from 'node:crypto';
import { companyId, headerNames } from '../contract/envelope.ts';
import { getEvent } from '../contract/event.ts';
import { findRecord } from '../contract/find-page.ts';
import { productPath } from '../contract/paths.ts';
import { getPost } from '../contract/post.ts';
import { findRedirect } from '../contract/seo.ts';
import type { PageRecord } from '../contract/site-pages.ts';
import { isSlugOf, toSlug } from '../contract/slug.ts';
import type { Read } from './rendered.ts';

/* Questions to the store API that save a rendering. */

/** Milliseconds for one call; on timeout the page is rendered, which waits for the store anyway. */
const longestWaitMs = 1_000;

const ask = (url: string): Promise<Response> =>
  fetch(url, {
    headers: { [headerNames.company]: String(companyId) },
    signal: AbortSignal.timeout(longestWaitMs),
  });

export const digestOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url');

/**
 * Asks the store API again; returns whether it answers as before. Calls that are under way are not
 * shared: a result holds until a tag changes again, so its read must begin after the change.
 */
export async function isSame({ url, digest }: Read): Promise<boolean> {
  if (digest === undefined) return false;
  try {
    const answer = await ask(url);
    return answer.ok && digestOf(await answer.text()) === digest;
  } catch {
    return false;
  }
}

/** Answer to an address without rendering: a status, or a redirect target. */
export type Verdict = { status: 404 | 410 } | { location: string };

interface RecordAnswer {
  gone?: boolean;
  replacement?: { id: number; name: string } | null;
  data?: { name?: string } | null;
  blogData?: { title?: string };
}

/** The call that reads a record. */
const calls: Record<PageRecord, string> = {
  product: productPath,
  reviews: productPath,
  post: getPost.path,
  event: getEvent.path,
};

/** The name in the address; pages of reviews correct theirs themselves. */
const names: Partial<Record<PageRecord, (answer: RecordAnswer) => string | undefined>> = {
  product: ({ data }) => data?.name,
  post: ({ blogData }) => blogData?.title,
};

/** The same limit as in the storefront; a longer path is rendered. */
const longestPath = 2_000;

/**
 * Asks the store about the address of a product, post or event, of which anybody can invent any
 * number, with one or two calls: missing (404), deleted (410), or moved. Returns undefined for
 * other addresses, if there is a page to render, if staff have redirected the address, or if the
 * store does not answer.
 */
export async function judgeAddress(
  storeApiUrl: string,
  path: string,
): Promise<Verdict | undefined> {
  const found = path.length <= longestPath ? findRecord(path) : undefined;
  if (!found) return undefined;
  const { record, id, slug } = found;
  const { status, answer } = await askRecord(
    `${storeApiUrl}${calls[record].replace('{id}', `${id}`)}`,
  );
  if (status === 404) return judgeMissing(storeApiUrl, path, record, answer);
  const name = status === 200 ? names[record]?.(answer) : undefined;
  if (slug === undefined || name === undefined || isSlugOf(slug, name)) return undefined;
  return { location: encodeURI(path.slice(0, -slug.length) + toSlug(name)) };
}

async function judgeMissing(
  storeApiUrl: string,
  path: string,
  record: PageRecord,
  { replacement, gone }: RecordAnswer,
): Promise<Verdict | undefined> {
  if (replacement) {
    const { id, name } = replacement;
    return { location: encodeURI(`/products/${id}/${toSlug(name)}`) };
  }
  const query = new URLSearchParams({ path });
  const moved = await askRecord(`${storeApiUrl}${findRedirect.path}?${query.toString()}`);
  // A store API may have no redirects; then it may have no call for one event either.
  const hasRedirects = ![404, 405, 501].includes(moved.status);
  if (hasRedirects ? moved.status !== 200 || moved.answer.data : record === 'event') {
    return undefined;
  }
  return { status: gone ? 410 : 404 };
}

async function askRecord(url: string): Promise<{ status: number; answer: RecordAnswer }> {
  const answer = await ask(url);
  const body = (await answer.json().catch(() => null)) as RecordAnswer | null;
  return { status: answer.status, answer: body ?? {} };
}
