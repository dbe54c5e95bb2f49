import type { IncomingHttpHeaders } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/* What Next's router sends is reduced to a few forms, so that few answers have to be kept. */

interface RouterForm {
  name: string;
  /** Request headers by which Next renders this form. */
  headers: IncomingHttpHeaders;
  /** The `_rsc` parameter that Next requires with these headers. */
  hash: string;
}

const rsc = { rsc: '1' };
const tree = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const prefetch = { 'next-router-prefetch': '1' };

/** A router state with the frame that the page has as well, and another page in it. */
const inFrame = (frame: string) => ({
  'next-router-state-tree': JSON.stringify([
    '',
    { children: [frame, { children: ['other', {}] }] },
  ]),
});

/** Returns whether the router already has the root layout and this frame, and wants neither anew. */
function hasFrame(headers: IncomingHttpHeaders, frame: string): boolean {
  const state = parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  const inside = state?.[1]['children'];
  return state?.[0] === '' && !state[3] && inside?.[0] === frame && !inside[3];
}

const forms = new Map<string, Promise<RouterForm>>();

async function createForm(name: string, headers: Record<string, string>): Promise<RouterForm> {
  const hash = await computeCacheBustingSearchParam(
    headers['next-router-prefetch'] === '1' ? '1' : undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    undefined,
  );
  return { name, headers: { ...rsc, ...headers }, hash };
}

/**
 * Returns the form in which Next's router asks for a page in a frame (its route group); undefined
 * for a request of another kind.
 */
export function routerFormOf(
  headers: IncomingHttpHeaders,
  frame: string,
): Promise<RouterForm> | undefined {
  const prefetchKind = [
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
  ].join();
  const kinds: Record<string, Record<string, string>> = {
    ',': {},
    '1,': prefetch,
    '1,/_tree': tree,
  };
  const kind = Object.hasOwn(kinds, prefetchKind) ? kinds[prefetchKind] : undefined;
  if (headers['rsc'] !== '1' || !kind) return undefined;
  const isPart = hasFrame(headers, frame);
  const name = `rsc ${prefetchKind} ${isPart ? frame : ''}`;
  const form = forms.get(name) ?? createForm(name, { ...kind, ...(isPart && inFrame(frame)) });
  forms.set(name, form);
  return form;
}
