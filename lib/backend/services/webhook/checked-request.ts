import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AddressesOf } from './public-address.ts';

interface CheckedRequest {
  method?: string;
  headers: Record<string, string>;
  body?: string;
  /** Ends name resolution, connection and body. */
  signal: AbortSignal;
}

/**
 * Sends one HTTP request to an address that `addressesOf` has returned. The host name is resolved
 * once, so that it cannot lead elsewhere after the check (DNS rebinding); the TLS certificate must
 * still name it. Follows no redirect. Throws what `addressesOf` throws, or if there is no answer.
 */
export async function checkedRequest(
  url: URL,
  resolveAddresses: AddressesOf,
  { method = 'GET', headers, body, signal }: CheckedRequest,
): Promise<IncomingMessage> {
  const addresses = await Promise.race([resolveAddresses(url), rejection(signal)]);
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  return new Promise((answered, failed) => {
    const outgoing = send(url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      agent: false,
      lookup,
      signal,
      ...(isName && { servername: url.hostname }),
    });
    outgoing.on('response', answered);
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

const rejection = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Timed out')), { once: true });
  });
