import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { untilIndexed } from '../search/engine.ts';
import { NotTaken } from './not-taken.ts';

/**
 * Tells the storefront which cache tags have changed, signed with the shared secret, so that it
 * revalidates its cached pages. Throws if the storefront does not accept it: the job is retried.
 */
export async function revalidate(
  context: ServiceContext,
  { tags }: { tags: string[] },
): Promise<void> {
  const { env, now } = context;
  if (!env.storefrontUrl) return;
  await untilIndexed(context);
  const body = JSON.stringify({ tags, sent_at: now().getTime() });
  const answer = await fetch(`${env.storefrontUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', env.revalidateSecret).update(body).digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new NotTaken(`The storefront answered ${answer.status} to a revalidation`);
}
