import 'server-only';
import { headers } from 'next/headers';
import { companyId, headerNames } from '../contract/envelope';

/**
 * Headers of a call that the server makes for the one whose request it answers: limits by client
 * address count that one, not the server. For requests alone; a kept page has nobody who asks.
 */
export async function callerHeaders(): Promise<Record<string, string>> {
  const forwardedFor = (await headers()).get('x-forwarded-for');
  return {
    [headerNames.company]: String(companyId),
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
  };
}
