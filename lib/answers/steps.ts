import { createHash } from 'node:crypto';
import { findPage } from '../contract/find-page.ts';
import { firstScript } from '../platform/first-script.ts';
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
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** Adds headers that depend on the address alone. */
export const addHeaders =
  (headers: Record<string, string>): Step =>
  (rendered) => ({ ...rendered, headers: { ...rendered.headers, ...headers } });

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const withSource = /\bsrc=/i;

/* Inline scripts of Next: a call of push with only JSON as argument. */
const pushes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/*
 * A deferred script has neither `src` nor text yet. Browsers ignore it, but checkers of the policy
 * read it as an empty inline script.
 */
const deferredScript = '';

/** Returns the CSP source expression of a script. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Returns the hashes of the inline scripts of a page, without duplicates. Includes only scripts
 * that Next or this shop write: hashing every script in the HTML would also allow injected ones.
 */
export const ownScriptHashes = (html: string): string[] => [
  ...new Set([...inlineScripts(html).filter(isOwnScript), deferredScript].map(hashScript)),
];

/**
 * Returns whether a page has inline scripts that its policy will refuse. React writes some where a
 * part of a page was late, as in a process that has just loaded its code.
 */
export const hasRefusedScripts = (html: string): boolean =>
  inlineScripts(html).some((script) => !isOwnScript(script));

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', script = '']) =>
    withSource.test(attributes) || dataBlock.test(attributes) ? [] : [script],
  );

function isOwnScript(script: string): boolean {
  if (script === firstScript) return true;
  const start = pushes.find((push) => script.startsWith(push));
  const end = /\);?$/.exec(script);
  return start !== undefined && end !== null && isJson(script.slice(start.length, end.index));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Adds the Content-Security-Policy of a page that has none, with the hashes of its own scripts. */
export const addPolicy =
  (policyOf: (hashes: readonly string[]) => Record<string, string>): Step =>
  (rendered) => {
    if (!isHtml(rendered) || rendered.headers['content-security-policy'] !== undefined)
      return rendered;
    const policy = policyOf(ownScriptHashes(rendered.body.toString()));
    return { ...rendered, headers: { ...rendered.headers, ...policy } };
  };

const asyncScript = /<script src="([^"]*)" async="">/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Defers the scripts of a page until after its first paint, so that they do not compete with it for
 * network and processor: moves `src` to `data-src`, which browsers ignore. `startDeferredScripts`
 * in first-script.ts moves it back.
 */
export const deferScripts: Step = (rendered) => {
  if (!isHtml(rendered)) return rendered;
  const page = rendered.body.toString().replace(preload, '');
  return { ...rendered, body: Buffer.from(page.replace(asyncScript, '<script data-src="$1">')) };
};

/**
 * Returns the target of a redirect with the query of the asked address, such as `mobile=true`,
 * where a product, post or event has moved to an address without a query of its own.
 */
export function targetWithQuery(asked: string, target: string): string {
  const mark = asked.indexOf('?');
  if (mark < 0 || mark === asked.length - 1 || target.includes('?')) return target;
  if (!findPage(asked)?.record || !findPage(target)?.record) return target;
  const [path, hash] = target.split('#');
  return `${path}${asked.slice(mark)}${hash === undefined ? '' : `#${hash}`}`;
}

export const unkept = 'private, no-store';
/** Browsers may restore such a page from their back/forward cache. */
export const restorable = 'private, no-cache, max-age=0, must-revalidate';

/**
 * Returns the Cache-Control of an answer that is kept for nobody. Errors, and redirects, which may
 * be taken back, are never stored; a public page (one that search engines may index) can be
 * restored by browsers, but not personal data after a logout.
 */
export function ownCacheControl(
  address: string,
  { status, headers }: Pick<Rendered, 'status' | 'headers'>,
): string | undefined {
  const given = headers['cache-control'] ?? '';
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
