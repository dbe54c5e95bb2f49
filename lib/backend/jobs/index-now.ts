import type { ServiceContext } from '../context.ts';
import { catalogueChanged } from '../search/engine.ts';
import { NotTaken } from './run-job.ts';

/** The message itself is invalid: a retry would be refused again. */
const refusals = [400, 422];

/**
 * Notifies search engines of changed pages (indexnow.org). Throws if they do not accept it: the job
 * is retried with growing pauses.
 */
export async function indexNow(
  { env, log }: ServiceContext,
  { paths }: { paths: string[] },
): Promise<void> {
  if (!env.indexNow) return;
  const { key, url } = env.indexNow;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(env.siteUrl).host,
      key,
      keyLocation: `${env.siteUrl}/${key}.txt`,
      urlList: paths.map((path) => new URL(`${env.siteUrl}${path}`).href),
    }),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (!refusals.includes(answer.status)) {
    throw new NotTaken(`IndexNow answered ${answer.status}`);
  }
  log.error({ status: answer.status, paths: paths.slice(0, 10) }, 'IndexNow refused a message');
}

/** Updates the search words of products after an import. */
export async function indexProducts(
  { db }: ServiceContext,
  { productIds }: { productIds: number[] },
): Promise<void> {
  await catalogueChanged(db, productIds);
}
