import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ServiceContext } from '../../context.ts';
import { publicAddressesOf, type Resolve } from './public-address.ts';

/** Timeout in milliseconds, from connecting to the status line. */
const patience = 10_000;

export interface WebhookAnswer {
  status: number;
  /** The reason phrase of the status line. */
  text: string;
}

/**
 * Sends a POST request to the addresses that were checked; the TLS certificate must name the host
 * of the URL. Does not follow redirects or read the response body. Throws if the address is not
 * public or there is no response within ten seconds.
 */
export async function postWebhook(
  context: Pick<ServiceContext, 'env'>,
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  resolve?: Resolve,
): Promise<WebhookAnswer> {
  const addresses = await publicAddressesOf(context, url, resolve);
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const { protocol, hostname } = new URL(url);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const outgoing = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup,
      signal: AbortSignal.timeout(patience),
      ...(isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && { servername: hostname }),
    });
    outgoing.on('response', answered);
    outgoing.on('error', failed);
    outgoing.end(body);
  });
  const { statusCode = 0, statusMessage = '' } = answer;
  answer.destroy();
  return { status: statusCode, text: statusMessage };
}
