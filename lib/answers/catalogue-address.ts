import { companyId, headerNames } from '../contract/envelope.ts';
import { getEvent } from '../contract/event.ts';
import { findRecord } from '../contract/find-page.ts';
import { productPath } from '../contract/paths.ts';
import { getPost } from '../contract/post.ts';
import { findRedirect } from '../contract/seo.ts';
import type { PageRecord } from '../contract/site-pages.ts';
import { isSlugOf, toSlug } from '../contract/slug.ts';

/** Answer to an address without rendering: a status, or a redirect target. */
export type Verdict = { status: 404 | 410 } | { location: string };

interface Answer {
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
const names: Partial<Record<PageRecord, (answer: Answer) => string | undefined>> = {
  product: ({ data }) => data?.name,
  post: ({ blogData }) => blogData?.title,
};

const productPage = (id: number | string, name: string) => `/products/${id}/${toSlug(name)}`;

/** On timeout the page is rendered, which waits for the store anyway. */
const longestWaitMs = 1_000;
/** The same limit as in the storefront; a longer path is rendered. */
const longestPath = 2_000;

/**
 * Returns whether a path is that of a product, post or event; anybody can invent any number of
 * these.
 */
export const isCatalogueAddress = (path: string): boolean =>
  path.length <= longestPath && findRecord(path) !== undefined;

/**
 * Asks the store about the address of a product, post or event with one or two calls: missing
 * (404), deleted (410), or moved. Returns undefined if there is a page to render, if staff have
 * redirected the address, or if the store does not answer.
 */
export async function judgeAddress(
  storeApiUrl: string,
  path: string,
): Promise<Verdict | undefined> {
  const found = findRecord(path);
  if (!found) return undefined;
  const { record, id, slug } = found;
  const { status, answer } = await ask(`${storeApiUrl}${calls[record].replace('{id}', `${id}`)}`);
  if (status === 404) return judgeMissing(storeApiUrl, path, record, answer);
  const name = status === 200 ? names[record]?.(answer) : undefined;
  if (slug === undefined || name === undefined || isSlugOf(slug, name)) return undefined;
  return { location: encodeURI(path.slice(0, -slug.length) + toSlug(name)) };
}

async function judgeMissing(
  storeApiUrl: string,
  path: string,
  record: PageRecord,
  { replacement, gone }: Answer,
): Promise<Verdict | undefined> {
  if (replacement) return { location: encodeURI(productPage(replacement.id, replacement.name)) };
  const query = new URLSearchParams({ path });
  const moved = await ask(`${storeApiUrl}${findRedirect.path}?${query.toString()}`);
  // A store API may have no redirects; then it may have no call for one event either.
  const hasRedirects = ![404, 405, 501].includes(moved.status);
  if (hasRedirects ? moved.status !== 200 || moved.answer.data : record === 'event') {
    return undefined;
  }
  return { status: gone ? 410 : 404 };
}

async function ask(url: string): Promise<{ status: number; answer: Answer }> {
  const answer = await fetch(url, {
    headers: { [headerNames.company]: String(companyId) },
    signal: AbortSignal.timeout(longestWaitMs),
  });
  const body = (await answer.json().catch(() => null)) as Answer | null;
  return { status: answer.status, answer: body ?? {} };
}
