import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { addRevalidation } from '../../jobs/add-revalidation.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { stockCameBack } from '../stock-alert/stock-alerts.ts';
import { catalogueChanged, offersChanged } from '../../search/engine.ts';
import { combosWith, relatedPageTags } from '../family/related-by-family.ts';
import {
  changedPaths,
  changedTags,
  changesCombos,
  changesRelatedPages,
  changesSearch,
  comesBack,
  isOffer,
  type ProductEffect,
} from './change-effects.ts';

/**
 * Announces changed products, and the combos that follow them: revalidates storefront pages (also
 * of their families), notifies search engines, sends stock alerts, updates the search. Must be
 * called once, as the last step of the transaction that wrote them.
 */
export async function announceProducts(
  context: ServiceContext,
  effects: readonly ProductEffect[],
): Promise<void> {
  if (effects.length === 0) return;
  const { db } = context;
  const related = await relatedPageTags(db, collectIds(effects.filter(changesRelatedPages)));
  await addRevalidation(db, [...effects.flatMap(changedTags), ...related]);
  await tellSearchEngines(context, effects.flatMap(changedPaths));
  for (const effect of effects) await announceLater(context, effect);
  const withCombos = async (some: ProductEffect[], following = some) => [
    ...collectIds(some),
    ...(await combosWith(db, collectIds(following))),
  ];
  const moved = await withCombos(
    effects.filter(changesSearch),
    effects.filter(({ after }) => after.isOnSale !== undefined),
  );
  if (moved.length > 0) await catalogueChanged(db, moved);
  const back = await withCombos(
    effects.filter((effect) => comesBack(effect, context.now())),
    effects.filter(changesCombos),
  );
  if (back.length > 0) await stockCameBack(db, back);
  const offers = await withCombos(effects.filter(isOffer), effects.filter(changesCombos));
  if (offers.length > 0) await offersChanged(db, offers);
}

const collectIds = (some: readonly ProductEffect[]) => some.map(({ before }) => before.id);

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
    const pages = await relatedPageTags(db, [before.id]);
    const tags = [...pages, 'products', 'categories', 'brands'];
    await addRevalidation(db, tags, { at: moment });
    await addJob(db, 'send_stock_alerts', { productId: before.id }, { at: moment });
  }
}
