import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { stockCameBack } from '../stock-alert/stock-came-back.ts';
import { catalogueChanged, offersChanged } from '../../search/engine.ts';
import {
  changedPaths,
  changedTags,
  changesSearch,
  comesBack,
  isOffer,
  type ProductEffect,
} from './change-effects.ts';

/** Maximum number of tags in one revalidation job. */
const maxTagsPerJob = 500;

/**
 * Announces changed products: revalidates storefront pages, notifies search engines, sends stock
 * alerts, updates the search. Must be called once, as the last step of the transaction that wrote
 * them.
 */
export async function announceProducts(
  context: ServiceContext,
  effects: readonly ProductEffect[],
): Promise<void> {
  if (effects.length === 0) return;
  const { db } = context;
  const tags = [...new Set(effects.flatMap(changedTags))];
  for (let start = 0; start < tags.length; start += maxTagsPerJob) {
    await addJob(db, 'revalidate', { tags: tags.slice(start, start + maxTagsPerJob) });
  }
  await tellSearchEngines(context, effects.flatMap(changedPaths));
  for (const effect of effects) await announceLater(context, effect);
  const collectIds = (some: ProductEffect[]) => some.map(({ before }) => before.id);
  const moved = effects.filter(changesSearch);
  if (moved.length > 0) await catalogueChanged(db, collectIds(moved));
  const back = effects.filter((effect) => comesBack(effect, context.now()));
  if (back.length > 0) await stockCameBack(db, collectIds(back));
  const offers = effects.filter(isOffer);
  if (offers.length > 0) await offersChanged(db, collectIds(offers));
}

/**
 * Schedules revalidation and stock alerts for `publicFrom` and `membersUntil`, because the pages
 * change and the product can be bought at these times.
 */
async function announceLater(
  { db, now }: ServiceContext,
  { before, after }: ProductEffect,
): Promise<void> {
  for (const moment of [after.publicFrom, after.membersUntil]) {
    if (!moment || moment <= now()) continue;
    const tags = [`product:${before.id}`, 'products', 'categories', 'brands'];
    await addJob(db, 'revalidate', { tags }, { at: moment });
    await addJob(db, 'send_stock_alerts', { productId: before.id }, { at: moment });
  }
}
