import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { errorText } from '../error-text.ts';
import { raiseMark, shopMark } from '../db/reader/marks.ts';
import { untilIndexed } from '../search/engine.ts';
import { addJob, type Revalidation } from './add-job.ts';
import { NotTaken } from './run-job.ts';

const patienceMs = 10_000;

/**
 * Sends the changed cache tags to every storefront, signed with the shared secret, so that it
 * revalidates its cached pages. One that fails is retried by a separate job, so that it does not
 * delay the others; throws if it is the only one: then this job is retried, as it is where this
 * program stops meanwhile.
 */
export async function revalidate(
  context: ServiceContext,
  revalidation: Revalidation,
  stopping?: AbortSignal,
): Promise<void> {
  const known = context.env.storefrontUrls;
  // A retry for a storefront that was removed from STOREFRONT_URL has nothing to do.
  const wanted = revalidation.storefront
    ? known.filter((url) => url === revalidation.storefront)
    : known;
  if (wanted.length === 0) return;
  await untilIndexed(context);
  // A page that is rendered from now on is not read from a replica without this change.
  if (context.env.databaseReaderUrl) await raiseMark(context.db, shopMark);
  const answers = await Promise.allSettled(
    wanted.map((url) => tell(context, url, revalidation.tags, stopping)),
  );
  const missed = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [{ url: wanted[index], reason: answer.reason as unknown }] : [],
  );
  if (missed.length === 1 && wanted.length === 1) throw missed[0]?.reason;
  for (const { url, reason } of missed) {
    context.log.warn({ err: reason, storefront: url }, 'a storefront did not hear of a change');
    if (url) await addJob(context.db, 'revalidate', { tags: revalidation.tags, storefront: url });
  }
}

async function tell(
  { env, now }: ServiceContext,
  url: string,
  tags: string[],
  stopping: AbortSignal | undefined,
): Promise<void> {
  const body = JSON.stringify({ tags, sent_at: now().getTime() });
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', env.revalidateSecret).update(body).digest('hex'),
    },
    body,
    signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(stopping ? [stopping] : [])]),
  }).catch((error: unknown) => {
    // As at a first start, while the storefront is being built.
    throw new NotTaken(
      `The storefront ${url} does not answer to a revalidation: ${errorText(error)}`,
    );
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new NotTaken(`The storefront answered ${answer.status} to a revalidation`);
}
