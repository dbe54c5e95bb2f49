import { addSeconds } from 'date-fns/addSeconds';
import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { relatedPageTags } from '../family/related-by-family.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';

/** Debounce: all reviews of a product within 2 seconds revalidate its pages once. */
const announceSeconds = 2;

/** Queues the revalidation of the pages that show the reviews of a product. */
export async function announceReviews(
  context: ServiceContext,
  productId: number,
  slug: string,
): Promise<void> {
  const time = { at: addSeconds(context.now(), announceSeconds), keepsTime: true };
  await addJob(
    context.db,
    'revalidate',
    { tags: [...(await relatedPageTags(context.db, [productId])), 'products'] },
    { ...time, key: `reviews:${productId}` },
  );
  await tellSearchEngines(context, [`/products/${productId}/${slug}`], {
    ...time,
    key: `reviews to search engines:${productId}`,
  });
}
