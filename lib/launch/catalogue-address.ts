import { companyId, headerNames } from '../contract/envelope.ts';
import { getEvent } from '../contract/event.ts';
import { productPath } from '../contract/paths.ts';
import { getPost } from '../contract/post.ts';
import { findRedirect } from '../contract/seo.ts';
import { isSlugOf, slugOf } from '../format/slug.ts';

/** What an address is answered by without rendering it: a status, or the address to go to instead. */
export type Verdict = { status: 404 | 410 } | { location: string };

interface Answer {
  gone?: boolean;
  replacement?: { id: number; name: string } | null;
  data?: { name?: string } | null;
  blogData?: { title?: string };
}

interface Kind {
  /** The id, and the name where the address has one. */
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

/** Where the store takes longer, the page is rendered, which waits for it anyway. */
const longestWaitMs = 1_000;
/** As long as the storefront asks of it; a longer one is rendered. */
const longestPath = 2_000;

/** Whether a path is one of a product, post or event, of which anybody can invent as many as there are numbers. */
export const isCatalogueAddress = (path: string): boolean =>
  path.length <= longestPath && kinds.some(({ pattern }) => pattern.test(path));

/**
 * What the store says of the address of a product, post or event, at the price of one or two calls: that
 * nothing is there (404), that it was (410), or that it is somewhere else. Undefined where there is a page
 * to render, where staff have sent the address elsewhere, and where the store does not say.
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
