import { sql } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound } from '../../errors.ts';
import {
  recall,
  withMemory,
  type CatalogueMemory,
} from '../../catalogue-cache/catalogue-memory.ts';
import { firstOfEachFamily, readCards } from './list-cards.ts';
import { idsOfCategory, listsFamilies } from '../../search/engine.ts';
import { idArray } from '../../db/id-array.ts';

export interface RelatedProducts {
  related_product_details: ProductCard[];
  other_product_details: ProductCard[];
  product_details: ProductCard;
}

/** Maximum per list. */
const maxPerList = 10;
/** More than are shown, because some may be related products or sold out since. */
const maxCandidates = 30;
/**
 * Only the first products of a category are considered, because reading thousands takes too long.
 */
const maxConsidered = 500;

interface Neighbours {
  category: number;
  family: number | null;
  related: number[];
}

const findNeighbours = namedStatement<Neighbours>(
  'neighbours_of_product',
  sql`
    select p.category_id as category,
      (select family_id from family_members where product_id = p.id) as family,
      array(select related_id from related_products where product_id = p.id
            order by position, related_id) as related
    from products p where p.id = ${sql.placeholder('id')}::integer`,
);

/** Latest orders of a product that are considered. */
const maxOrders = 500;
/** A single order together may be chance. */
const minOrdersTogether = 2;

const findBoughtTogether = namedStatement<{ id: number }>(
  'bought_together',
  sql`
    select l.product_id as id
    from (select distinct order_id from order_lines
          where product_id = ${sql.placeholder('id')}::integer
          order by order_id desc limit ${sql.raw(String(maxOrders))}) o
    join order_lines l on l.order_id = o.order_id
    where l.product_id <> ${sql.placeholder('id')}::integer
    group by l.product_id
    having count(distinct l.order_id) >= ${sql.raw(String(minOrdersTogether))}
    order by count(distinct l.order_id) desc, l.product_id
    limit ${sql.raw(String(maxPerList))}`,
);

/**
 * Returns the related products of a product and others of its category. Throws 404 if the product
 * is not on sale.
 */
export async function listRelatedProducts(
  context: ServiceContext,
  id: number,
  caller: Owner | undefined,
): Promise<RelatedProducts> {
  const { own, related, others } = await readNeighbours(context, id, caller);
  if (!own) throw notFound('Product');
  return {
    related_product_details: related,
    other_product_details: others,
    product_details: own,
  };
}

interface NeighbourCards {
  /** Undefined: not on sale. */
  own: ProductCard | undefined;
  related: ProductCard[];
  others: ProductCard[];
}

/**
 * Returns the related products: those chosen by staff, in their order, then those that customers
 * have bought together with it; and others of the category, in-stock and best-selling first. At
 * most ten of each, none of its own family, and of other families one. Throws 404 for an unknown
 * product.
 */
export async function readNeighbours(
  context: ServiceContext,
  id: number,
  caller: Owner | undefined,
): Promise<NeighbourCards> {
  const [neighbours] = await findNeighbours(context.db, { id });
  if (!neighbours) throw notFound('Product');
  const { category, family, related } = neighbours;
  return withMemory(context, async (memory) => {
    const candidates = await recall(memory.lists, `others ${category}`, () =>
      findCandidates(context, memory, category),
    );
    const together = await recall(memory.lists, `together ${id}`, () =>
      findBoughtTogether(context.db, { id }),
    );
    const isRelated = new Set([...related, ...together.map((row) => row.id)]);
    const ids = [...new Set([id, ...isRelated, ...candidates])];
    const { answer: cards, catalogue } = await readCards(context, memory, ids, caller);
    const strangers = cards.filter(
      (card) => card.id !== id && (family === null || card.family_id !== family),
    );
    const rest = await firstOfEachFamily(context, memory, strangers);
    const others = rest.filter((card) => !isRelated.has(card.id));
    const isSoldOut = (card: ProductCard) => card.available_stock_quantity === 0;
    const answer = {
      own: cards.find((card) => card.id === id),
      related: rest.filter((card) => isRelated.has(card.id)).slice(0, maxPerList),
      others: [...others.filter((card) => !isSoldOut(card)), ...others.filter(isSoldOut)].slice(
        0,
        maxPerList,
      ),
    };
    return { answer, catalogue };
  });
}

async function findCandidates(
  context: ServiceContext,
  memory: CatalogueMemory,
  category: number,
): Promise<number[]> {
  const ids = await idsOfCategory(context, memory, category, maxConsidered);
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select id from (
      select p.id, p.is_available, p.sold_count, row_number() over (
        partition by coalesce(m.family_id, -p.id)
        order by p.is_available desc, p.sold_count desc, p.id) as nth
      from products p left join family_members m on m.product_id = p.id
      where p.id = any(${idArray(ids)})) ranked
    where nth = 1 or not ${await listsFamilies(context, memory)}
    order by is_available desc, sold_count desc, id limit ${maxCandidates}`);
  return rows.map(({ id }) => id);
}
