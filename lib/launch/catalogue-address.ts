import { companyId, headerNames } from '../contract/envelope.ts';
import { getEvent } from '../contract/event.ts';
import { productPath } from '../contract/paths.ts';
import { getPost } from '../contract/post.ts';
import { findRedirect } from '../contract/seo.ts';
import { isSlugOf, slugOf } from '../format/slug.ts';

/** Answer to an address without rendering: a status, or a redirect target. */
export type Verdict = { status: 404 | 410 } | { location: string };

interface Answer {
  gone?: boolean;
  replacement?: { id: number; name: string } | null;
  data?: { name?: string } | null;
  blogData?: { title?: string };
}

interface Kind {
  /** The id, and the name if the address has one. */
  pattern: RegExp;
  call: string;
  nameOf?: (answer: Answer) => string | undefined;
}

const productPage = (id: number | string, name: string) => `/products/${id}/${slugOf(name)}`;

const kinds: Kind[] = [
  {
    pattern: /^\/products\/([1-9]\d{0,8})\/([^/]+)$/,
    call: productPath,
    nameOf: ({ data }) => data?.name,
  },
  { pattern: /^\/products\/([1-9]\d{0,8})(?:\/reviews\/[^/]+)?$/, call: productPath },
  {
    pattern: /^\/blogs\/([1-9]\d{0,8})\/([^/]+)$/,
    call: getPost.path,
    nameOf: ({ blogData }) => blogData?.title,
  },
  { pattern: /^\/blogs\/([1-9]\d{0,8})$/, call: getPost.path },
  { pattern: /^\/event\/([1-9]\d{0,8})$/, call: getEvent.path },
];

/** On timeout the page is rendered, which waits for the store anyway. */
const longestWaitMs = 1_000;
/** The same limit as in the storefront; a longer path is rendered. */
const longestPath = 2_000;

/**
 * Returns whether a path is that of a product, post or event; anybody can invent any number of
 * these.
 */
export const isCatalogueAddress = (path: string): boolean =>
  path.length <= longestPath && kinds.some(({ pattern }) => pattern.test(path));

/**
 * Asks the store about the address of a product, post or event with one or two calls: missing
 * (404), deleted (410), or moved. Returns undefined if there is a page to render, if staff have
 * redirected the address, or if the store does not answer.
 */
export async function judgeAddress(
  storeApiUrl: string,
  path: string,
): Promise<Verdict | undefined> {
  const kind = kinds.find(({ pattern }) => pattern.test(path));
  const [, id = '', slug = ''] = kind?.pattern.exec(path) ?? [];
  if (!kind) return undefined;
  const { status, answer } = await ask(`${storeApiUrl}${kind.call.replace('{id}', id)}`);
  if (status === 404) return judgeMissing(storeApiUrl, path, answer);
  const name = status === 200 ? kind.nameOf?.(answer) : undefined;
  if (name === undefined || isSlugOf(slug, name)) return undefined;
  return { location: encodeURI(path.slice(0, -slug.length) + slugOf(name)) };
}

async function judgeMissing(
  storeApiUrl: string,
  path: string,
  { replacement, gone }: Answer,
): Promise<Verdict | undefined> {
  if (replacement) return { location: encodeURI(productPage(replacement.id, replacement.name)) };
  const query = new URLSearchParams({ path });
  const moved = await ask(`${storeApiUrl}${findRedirect.path}?${query.toString()}`);
  if (moved.status !== 200 || moved.answer.data) return undefined;
  return { status: gone ? 410 : 404 };
}

async function ask(url: string): Promise<{ status: number; answer: Answer }> {
  const answer = await fetch(url, {
    headers: { [headerNames.company]: String(companyId) },
    signal: AbortSignal.timeout(longestWaitMs),
  });
  return { status: answer.status, answer: (await answer.json()) as Answer };
}
