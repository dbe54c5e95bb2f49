import type { IncomingMessage } from 'node:http';
import { clientAddress, isTrustedPeer, noteClient } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/* Headers in which a proxy describes the original request. */
const fromProxies =
  /^(?:forwarded|x-forwarded-(?!for$).+|x-original-.+|x-rewrite-.+|x-host|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.+|true-client-ip|cf-connecting-ip|fastly-client-ip|front-end-https|x-url-scheme|x-scheme|x-http-(?:host|method)-override|x-http-method|x-method-override)$/;
/* Next's internal headers; a client must not send them. */
const internal =
  /^(?:x-middleware-.+|x-invoke-.+|x-nextjs-.+|x-now-.+|x-matched-path|x-vercel-.+|x-prerender-.+|next-resume)$/;

/**
 * Removes headers that describe the origin or target of a request, unless the peer is a trusted
 * proxy, and Next's internal headers. Afterwards X-Forwarded-For holds only the client's address.
 */
export function cleanForwardedHeaders(request: IncomingMessage, isTrusted: TrustedProxies): void {
  const address = clientAddress(request, isTrusted);
  noteClient(request, address);
  const isFromProxy = isTrustedPeer(request, isTrusted);
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || (!isFromProxy && fromProxies.test(name)))
      delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = address;
}
