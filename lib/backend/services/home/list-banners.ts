import { and, asc, eq } from 'drizzle-orm';
import type { HomeBanner } from '../../../contract/home.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { banners } from '../../db/schema/content.ts';
import { toBanner } from './serialize.ts';

/** The visible banners of one place of the home page, in the order that staff gave them. */
export async function listBanners(
  { db }: ServiceContext,
  sequence: 'Upper' | 'Lower',
): Promise<HomeBanner[]> {
  const rows = await db
    .select({ banner: banners, productName: products.name })
    .from(banners)
    .leftJoin(products, eq(products.id, banners.productId))
    .where(and(eq(banners.sequence, sequence), banners.isVisible))
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(toBanner);
}
