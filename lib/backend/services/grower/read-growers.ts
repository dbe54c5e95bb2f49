import { and, asc, eq, sql } from 'drizzle-orm';
import {
  maxGrowerLots,
  type Grower,
  type GrowerCard,
  type GrownLot,
} from '../../../contract/grower.ts';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { growers } from '../../db/schema/grower.ts';
import { notFound } from '../../errors.ts';
import { listRailCards } from '../product/list-cards.ts';

/** Maximum number of products on the page of a grower. */
const maxProducts = 40;

/* Of the sizes that share a lot the first one, which has pictures of its own. */
const newestFirst = sql.raw('l.packed_on desc, l.product_id');

const cardColumns = (now: Date) => ({
  id: growers.id,
  slug: growers.slug,
  name: growers.name,
  farm: growers.farm,
  place: growers.place,
  summary: growers.summary,
  picture: growers.picture,
  pictureAlt: growers.pictureAlt,
  goodsPicture: sql<string | null>`(
    select p.home_image from product_lots l join products p on p.id = l.product_id
    where l.grower_id = growers.id and ${isListed(now.toISOString())}
    order by ${newestFirst} limit 1)`,
});

interface CardRow {
  id: number;
  slug: string;
  name: string;
  farm: string;
  place: string;
  summary: string;
  picture: string | null;
  pictureAlt: string;
  goodsPicture: string | null;
}

/** Returns the published growers by name. */
export async function listGrowers({ db, now }: ServiceContext): Promise<GrowerCard[]> {
  const rows = await db
    .select(cardColumns(now()))
    .from(growers)
    .where(eq(growers.isPublished, true))
    .orderBy(asc(growers.name), asc(growers.id));
  return rows.map(toCard);
}

/** Returns one grower with its products and lots; 404 if it is unknown or not published. */
export async function getGrower(context: ServiceContext, id: number): Promise<Grower> {
  const [row] = await context.db
    .select({
      ...cardColumns(context.now()),
      content: growers.content,
      updatedAt: growers.updatedAt,
    })
    .from(growers)
    .where(and(eq(growers.id, id), growers.isPublished));
  if (!row) throw notFound('Grower');
  const lots = await readLots(context, id);
  const productIds = [...new Set(lots.map(({ productId }) => productId))];
  return {
    ...toCard(row),
    content: row.content,
    products: await listRailCards(context, productIds, undefined, maxProducts),
    lots: toGrownLots(lots),
    updated_at: row.updatedAt.toISOString(),
  };
}

const toCard = (row: CardRow): GrowerCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  farm: row.farm,
  place: row.place,
  summary: row.summary,
  picture: row.picture,
  picture_alt: row.pictureAlt,
  goods_picture: row.goodsPicture,
});

interface LotRow extends Record<string, unknown>, GrownLot {
  productId: number;
}

async function readLots({ db, now }: ServiceContext, growerId: number): Promise<LotRow[]> {
  const { rows } = await db.execute<LotRow>(sql`
    select l.product_id as "productId", l.number, p.name as product_name,
      l.harvested_on::text, l.packed_on::text
    from product_lots l join products p on p.id = l.product_id
    where l.grower_id = ${growerId} and ${isListed(now().toISOString())}
    order by ${newestFirst}`);
  return rows;
}

/** Sizes of a product share the numbers of their lots. */
function toGrownLots(rows: readonly LotRow[]): GrownLot[] {
  const byNumber = new Map<string, GrownLot>();
  for (const { productId: _, ...lot } of rows) {
    if (!byNumber.has(lot.number)) byNumber.set(lot.number, lot);
  }
  return [...byNumber.values()].slice(0, maxGrowerLots);
}
