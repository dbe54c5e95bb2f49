import { findPage } from '../contract/find-page.ts';
import { holdScripts } from './hold-scripts.ts';
import { ownScriptHashes } from './inline-scripts.ts';
import type { Step } from './answer.ts';
import { isHtml, type Rendered } from './rendered.ts';

/* The steps by which an answer of Next is finished. They are pure: what they need is given. */

/** Headers of Next that stay with an answer for everybody. */
const sharedHeaders = [
  'cache-control',
  'content-disposition',
  'content-type',
  'last-modified',
  'link',
  'location',
  'vary',
  'refresh',
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-stale-time',
  'x-robots-tag',
];

export const keepSharedHeaders: Step = (rendered) => ({
  ...rendered,
  headers: Object.fromEntries(
    sharedHeaders.flatMap((name) => {
      const value = rendered.headers[name];
      return value === undefined ? [] : [[name, oneOf(value)]];
    }),
  ),
});

const oneOf = (value: number | string | string[]): string => String([value].flat()[0]);

/** Adds headers that depend on the address alone. */
export const addHeaders =
  (headers: Record<string, string>): Step =>
  (rendered) => ({ ...rendered, headers: { ...rendered.headers, ...headers } });

/** Adds the Content-Security-Policy of a page that has none, with the hashes of its own scripts. */
export const addPolicy =
  (policyOf: (hashes: readonly string[]) => Record<string, string>): Step =>
  (rendered) => {
    if (!isHtml(rendered) || rendered.headers['content-security-policy'] !== undefined)
      return rendered;
    const policy = policyOf(ownScriptHashes(rendered.body.toString()));
    return { ...rendered, headers: { ...rendered.headers, ...policy } };
  };

/** Lets the scripts of a page wait for its first paint. */
export const deferScripts: Step = (rendered) =>
  isHtml(rendered)
    ? { ...rendered, body: Buffer.from(holdScripts(rendered.body.toString())) }
    : rendered;

const isOfRecord = (address: string): boolean => findPage(address)?.record !== undefined;

/**
 * Returns the target of a redirect with the query of the asked address, such as `mobile=true`,
 * where a product, post or event has moved to an address without a query of its own.
 */
export function targetWithQuery(asked: string, target: string): string {
  const mark = asked.indexOf('?');
  if (mark < 0 || mark === asked.length - 1 || target.includes('?')) return target;
  if (!isOfRecord(asked) || !isOfRecord(target)) return target;
  const [path, hash] = target.split('#');
  return `${path}${asked.slice(mark)}${hash === undefined ? '' : `#${hash}`}`;
}

export const unkept = 'private, no-store';
/** Browsers may restore such a page from their back/forward cache. */
export const restorable = 'private, no-cache, max-age=0, must-revalidate';

/**
 * Returns the Cache-Control of an answer that is kept for nobody. Errors, and redirects, which may be
 * taken back, are never stored; a public page (one that search engines may index) can be restored by
 * browsers, but not personal data after a logout.
 */
export function ownCacheControl(
  address: string,
  { status, headers }: Pick<Rendered, 'status' | 'headers'>,
): string | undefined {
  const given = String(headers['cache-control'] ?? '');
  if (status >= 400 || status === 308) {
    return /no-store|no-cache|private/.test(given) ? given : unkept;
  }
  const isPublic =
    status === 200 &&
    isHtml({ headers }) &&
    headers['set-cookie'] === undefined &&
    findPage(address)?.sitemap !== undefined;
  if (isPublic && given.includes('no-store')) return restorable;
  return given || undefined;
}
