import 'server-only';
import { headers } from 'next/headers';
import { companyId, headerNames } from '../contract/envelope';

/**
 * Headers that forward the client address, so that rate limits count the client, not the server.
 * Only within a request: a cached page has no client.
 */
export async function callerHeaders(): Promise<Record<string, string>> {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  return {
    [headerNames.company]: String(companyId),
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
  };
}
