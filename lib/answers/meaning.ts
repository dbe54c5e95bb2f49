import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { findListView } from './list-view.ts';

/*
 * Cache key normalisation: a request asks for a page, or for one of a few kinds of RSC payload. The
 * optional router headers (next-router-state-tree, next-url) and the _rsc parameter are dropped,
 * because they differ with the page that the reader comes from.
 */

export interface Form {
  name: string;
  /** Anybody can invent forms of this kind. */
  isInvented?: boolean;
  /** Made by the build without the store API: the same until the next build. */
  isOfBuild?: boolean;
  /** Request headers by which Next renders it. */
  headers: Record<string, string>;
}

/**
 * For a crawler Next renders all of a page before it sends the first part: true statuses, and no
 * part that a script has to move into its place.
 */
export const crawler = { 'user-agent': 'bingbot' };

export const page: Form = { name: 'page', headers: crawler };
const navigation: Form = { name: 'navigation', headers: { rsc: '1' } };
const metadataTree = '%5B%22%22%2C%7B%7D%2Cnull%2C%22metadata-only%22%5D';
const metadata: Form = {
  name: 'metadata',
  headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': metadataTree },
};
const prefetch: Form = { name: 'prefetch', headers: { rsc: '1', 'next-router-prefetch': '1' } };
const longestSegment = 200;

const segment = (path: string): Form => ({
  name: `segment ${path}`,
  isInvented: path !== '/_tree',
  isOfBuild: true,
  headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': path },
});

/** Returns the form that the headers ask for; undefined: it is for this reader alone. */
function findForm(headers: IncomingHttpHeaders): Form | undefined {
  if (headers['rsc'] === undefined) return page;
  if (headers['rsc'] !== '1') return undefined;
  const kind = headers['next-router-prefetch'];
  if (kind === undefined) return navigation;
  if (kind !== '1') return undefined;
  const path = headers['next-router-segment-prefetch'];
  if (path !== undefined) {
    return typeof path === 'string' && path.length <= longestSegment ? segment(path) : undefined;
  }
  return headers['next-router-state-tree'] === metadataTree ? metadata : prefetch;
}

/** Returns an address without the parameter by which Next's router tells its requests apart. */
function withoutRouterParameter(address: string): string {
  if (!address.includes('_rsc=')) return address;
  const [path = '', query = ''] = address.split('?', 2);
  const rest = query.split('&').filter((part) => !part.startsWith('_rsc='));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

/** The same answer for everybody. */
export interface SharedMeaning {
  kind: 'shared';
  key: string;
  /** What Next is asked for. */
  address: string;
  form: Form;
  /** False for what anybody can invent, such as two filters. */
  isCountable: boolean;
}

/**
 * `own`: a page of one reader, which takes the same steps and is kept for nobody. `passed`: calls,
 * files, and data of the router for pages of one reader. `probe`: what vulnerability scanners ask
 * for.
 */
export type Meaning = SharedMeaning | { kind: 'own' | 'passed' | 'probe' };

/** A slug of 80 letters has up to 720 characters when URL-encoded. */
const longestKey = 1_200;
const own = { kind: 'own' } as const;
const passed = { kind: 'passed' } as const;
const hiddenFile = /\/\.(?!well-known(?:\/|$))[^./]/;
const sourceMap = /\.map$/i;
const about = /^\/store-unavailable\?about=products$/;

/** Returns what a request asks for, by its address and its form alone. */
export function findMeaning({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Meaning {
  if (isProbe(toPath(url))) return { kind: 'probe' };
  if (method !== 'GET' && method !== 'HEAD') return passed;
  const form = findForm(headers);
  if (!form) return passed;
  const asked = withoutRouterParameter(url);
  const canonical = canonicalAddress(asked);
  if (!canonical) return form === page && findPage(asked)?.kind === 'page' ? own : passed;
  // The router compares the address of its answer with the one that it has asked for.
  const address = form === page ? canonical.address : asked;
  const key = `${form.name} ${address}`;
  if (key.length > longestKey) return form === page ? own : passed;
  const isCountable =
    canonical.isCountable && address === canonical.address && form.isInvented !== true;
  return { kind: 'shared', key, address, form, isCountable };
}

function canonicalAddress(asked: string): { address: string; isCountable: boolean } | undefined {
  const row = findPage(asked);
  if (row?.status) {
    return { address: about.test(asked) ? asked : toPath(asked), isCountable: true };
  }
  if (row?.isCached !== true) return findListView(asked);
  const address = toPath(asked);
  return { address, isCountable: isSpelledOnce(address) };
}

function isProbe(path: string): boolean {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
  return hiddenFile.test(plain) || sourceMap.test(plain);
}

export const toPath = (address: string): string => address.split('?', 1)[0] ?? '';

/* `%6eeem` and `neem` are the same address; only one spelling is kept at once. */
function isSpelledOnce(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return path === decoded || path === encodeURI(decoded);
  } catch {
    return false;
  }
}
