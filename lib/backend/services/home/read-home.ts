import { and, asc, eq, desc, lte, sql } from 'drizzle-orm';
import type { HomeBanner, BlogCard, HomeSection } from '../../../contract/home.ts';
import type { ProductCard } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext, Owner } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { products } from '../../db/schema/catalogue.ts';
import { banners, posts, homeSections, statistics } from '../../db/schema/content.ts';
import { listCards, listRailCards } from '../product/list-cards.ts';
import { toBanner, toPicturedProduct, toBlogCard, toSection } from './serialize.ts';

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

/** Returns the newest published posts, at most eight; no drafts and no scheduled posts. */
export async function listHomePosts({ db, env, now }: ServiceContext): Promise<BlogCard[]> {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      summary: posts.summary,
      banner: posts.banner,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(lte(posts.publishedAt, now()))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(storeRules.blogsOnHome);
  return rows.map((row) => toBlogCard(row, env.siteUrl));
}

type Rail = 'new' | 'must-try' | 'best';

const maxRailCards = 20;
/** More than are shown, because some may be of one family. */
const maxRailProducts = 100;

const findRail = namedStatement<{ id: number }>(
  'rail',
  sql`
    select p.id from products p
    where p.rail = ${sql.placeholder('rail')} and ${isListed(sql.placeholder('now'))}
    order by p.rail_position, p.id limit ${sql.raw(String(maxRailProducts))}`,
);

/**
 * Returns the products of one home page rail in the order set by staff, one of each family, at most
 * 20.
 */
export async function listRail(
  context: ServiceContext,
  rail: Rail,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  const rows = await findRail(context.db, { rail, now: context.now().toISOString() });
  return listRailCards(
    context,
    rows.map(({ id }) => id),
    caller,
    maxRailCards,
  );
}

type SectionKind = 'upper' | 'lower' | 'footer';

/** Returns the visible sections of one part of the home page, in the order set by staff. */
export async function listSections(
  { db }: ServiceContext,
  kind: SectionKind,
): Promise<HomeSection[]> {
  const rows = await db
    .select()
    .from(homeSections)
    .where(and(eq(homeSections.kind, kind), homeSections.isVisible))
    .orderBy(asc(homeSections.position), asc(homeSections.id));
  return rows.map(toSection);
}

/** Returns the statistics of the home page, in the order set by staff. */
export async function listStatistics({
  db,
}: ServiceContext): Promise<{ id: number; name: string; value: number }[]> {
  return db
    .select({ id: statistics.id, name: statistics.name, value: statistics.value })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
}
