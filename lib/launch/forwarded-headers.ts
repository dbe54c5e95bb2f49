import type { IncomingMessage } from 'node:http';
import { clientAddress, isTrustedPeer } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/* What a proxy says of the request that it has received. */
const fromProxies =
  /^(?:forwarded|x-forwarded-(?!for$).+|x-original-.+|x-rewrite-.+|x-host|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.+|true-client-ip|cf-connecting-ip|fastly-client-ip|front-end-https|x-url-scheme|x-scheme|x-http-(?:host|method)-override|x-http-method|x-method-override)$/;
/* Next's words between its own parts; nobody outside has a reason to send them. */
const internal =
  /^(?:x-middleware-.+|x-invoke-.+|x-nextjs-.+|x-now-.+|x-matched-path|x-vercel-.+|x-prerender-.+|next-resume)$/;

/**
 * Removes the headers that say where a request came from or was sent to, unless a trusted proxy is the
 * peer, and those that are internal to Next. Afterwards X-Forwarded-For holds the client's address alone.
 */
export function cleanForwardedHeaders(request: IncomingMessage, isTrusted: TrustedProxies): void {
  const address = clientAddress(request, isTrusted);
  const isFromProxy = isTrustedPeer(request, isTrusted);
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || (!isFromProxy && fromProxies.test(name)))
      delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = address;
}
