import type { ServiceContext } from '../../context.ts';
import { checkedRequest } from './checked-request.ts';
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
  const answer = await checkedRequest(
    new URL(url),
    ({ href }) => publicAddressesOf(context, href, resolve),
    { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) },
  );
  const { statusCode = 0, statusMessage = '' } = answer;
  answer.destroy();
  return { status: statusCode, text: statusMessage };
}
