import type { IncomingMessage } from 'node:http';
import { findClientAddress, plainAddress, toNetwork } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/* Headers in which a proxy describes the original request. */
const fromProxies =
  /^(?:forwarded|x-forwarded-(?!for$).+|x-original-.+|x-rewrite-.+|x-host|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.+|true-client-ip|cf-connecting-ip|fastly-client-ip|front-end-https|x-url-scheme|x-scheme|x-http-(?:host|method)-override|x-http-method|x-method-override)$/;
/*
 * Internal headers of Next, and those between storefront and renderer; a client must not send them.
 */
const internal =
  /^(?:x-middleware-.+|x-invoke-.+|x-nextjs-.+|x-answer-.+|x-now-.+|x-matched-path|x-vercel-.+|x-prerender-.+|next-resume)$/;

const networks = new WeakMap<IncomingMessage, string>();

/** Records the address of a request's client, whatever its headers become later. */
export const noteClient = (request: IncomingMessage, address: string): void =>
  void networks.set(request, toNetwork(address));

/** Returns the network of the client, by which work is limited. */
export const clientNetwork = (request: IncomingMessage): string => networks.get(request) ?? '';

/**
 * Removes headers that describe the origin or target of a request, unless the peer is a trusted
 * proxy, and Next's internal headers. Afterwards X-Forwarded-For holds only the client's address.
 */
export function cleanForwardedHeaders(request: IncomingMessage, isTrusted: TrustedProxies): void {
  const { remoteAddress } = request.socket;
  const forwardedFor = request.headers['x-forwarded-for']?.toString();
  const address = findClientAddress(remoteAddress, forwardedFor, isTrusted);
  noteClient(request, address);
  const peer = plainAddress(remoteAddress);
  const isFromProxy = peer !== null && isTrusted(peer, 0);
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || (!isFromProxy && fromProxies.test(name)))
      delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = address;
}
