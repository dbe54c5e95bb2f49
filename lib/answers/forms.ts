import type { IncomingHttpHeaders } from 'node:http';

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
export function findForm(headers: IncomingHttpHeaders): Form | undefined {
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
export function withoutRouterParameter(address: string): string {
  if (!address.includes('_rsc=')) return address;
  const [path = '', query = ''] = address.split('?', 2);
  const rest = query.split('&').filter((part) => !part.startsWith('_rsc='));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}
