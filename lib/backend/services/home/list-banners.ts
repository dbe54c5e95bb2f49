import { and, asc, eq } from 'drizzle-orm';
import type { HomeBanner } from '../../../contract/home.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { banners } from '../../db/schema/content.ts';
import { listCards } from '../product/list-cards.ts';
import { toBanner, toPicturedProduct } from './serialize.ts';

/**
 * Returns the visible banners of one slot of the home page in the order set by staff, each with its
 * pictured products that are on sale.
 */
export async function listBanners(
  context: ServiceContext,
  sequence: 'Upper' | 'Lower',
): Promise<HomeBanner[]> {
  const rows = await context.db
    .select({ banner: banners, productName: products.name })
    .from(banners)
    .leftJoin(products, eq(products.id, banners.productId))
    .where(and(eq(banners.sequence, sequence), banners.isVisible))
    .orderBy(asc(banners.position), asc(banners.id));
  const ids = [...new Set(rows.flatMap(({ banner }) => banner.picturedProductIds))];
  const cards = await listCards(context, ids, undefined);
  const pictured = new Map(cards.map((card) => [card.id, toPicturedProduct(card)]));
  return rows.map((row) =>
    toBanner(
      row,
      row.banner.picturedProductIds.flatMap((id) => pictured.get(id) ?? []),
    ),
  );
}
