import { isAvailable } from '../product/change-effects.ts';
import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { catalogueChanged, offersChanged } from '../../search/engine.ts';
import { combosWith, relatedPageTags } from '../family/related-by-family.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { stockCameBack } from '../stock-alert/stock-alerts.ts';
import { isRegrouped } from './write-families.ts';
import type { WrittenProduct } from './write-products.ts';

/**
 * Maximum number of pages revalidated one by one; above that, the tag of the whole catalogue is
 * used.
 */
const maxPages = 300;

/**
 * Announces the changes of an import: revalidation, search engines, stock alerts, catalogue
 * version. `siblings` are products of changed families that the list may not have. Must be the last
 * step of the transaction.
 */
export async function announceImport(
  context: ServiceContext,
  written: readonly WrittenProduct[],
  siblings: readonly number[],
): Promise<void> {
  const { db } = context;
  const ids = written.map(({ id }) => id);
  const related = written.length > maxPages ? [] : await relatedPageTags(db, [...ids, ...siblings]);
  const areFew = written.length <= maxPages && related.length <= maxPages;
  const pages = areFew ? related : ['catalogue'];
  await addJob(db, 'revalidate', { tags: [...pages, 'products', 'categories', 'brands', 'home'] });
  await tellSearchEngines(context, written.flatMap(pathsOf));
  const back = written.filter(
    ({ record, known }) => known && isAvailable(record.stock) && !isAvailable(known.stock),
  );
  const combos = await combosWith(db, ids);
  const waitedFor = [...back.map(({ id }) => id), ...combos];
  if (waitedFor.length > 0) await stockCameBack(db, waitedFor);
  await catalogueChanged(db, []);
  await offersChanged(db, [...ids, ...combos]);
  // In a job: the products stay locked until this transaction ends, and customers are buying them.
  const productIds = written.filter(hasNewSearchText).map(({ id }) => id);
  if (productIds.length > 0) await addJob(db, 'index_products', { productIds });
}

const hasNewSearchText = ({ record, known, wanted }: WrittenProduct) =>
  record.name !== known?.name ||
  record.searchText !== known.searchText ||
  isRegrouped(known, wanted);

function pathsOf({ id, record, known }: WrittenProduct): string[] {
  const slugs = new Set([record.slug, known?.slug ?? record.slug]);
  return [...slugs].map((slug) => `/products/${id}/${slug}`);
}
