import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { isSold } from '../../../db/is-listed.ts';
import { namedStatement } from '../../../db/named-statement.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { countPieces, type SaleLine } from '../../cart/explode-combos.ts';
import { announceStock } from '../../family/announce-stock.ts';

const productId = sql`${sql.placeholder('productId')}::integer`;
const quantity = sql`${sql.placeholder('quantity')}::integer`;

/*
 * Conditional update: of two buyers of the last piece one gets no row. An unknown stock stays
 * unknown and has no movements. The last piece changes the product page, so `updated_at`, the date
 * that search engines read, changes with it.
 */
const take = namedStatement<{ id: number }>(
  'take_stock',
  sql`with taken as (
        update products p
        set stock = p.stock - ${quantity}, sold_count = p.sold_count + ${quantity},
            updated_at = case when p.stock = ${quantity} then ${sql.placeholder('now')}::timestamptz
                              else p.updated_at end
        where p.id = ${productId} and ${isSold}
          and p.price = coalesce(${sql.placeholder('price')}::integer, p.price)
          and (p.stock is null or p.stock >= ${quantity})
        returning p.id, p.stock
      ), moved as (
        insert into stock_movements (product_id, change, reason, order_id, created_at)
        select id, -${quantity}, 'order', ${sql.placeholder('orderId')}::integer,
               ${sql.placeholder('now')}::timestamptz
        from taken where stock is not null
      )
      select id from taken`,
);

interface Taken {
  productId: number;
  quantity: number;
  /** Null: taken at any price: agreed earlier, or that of its combo. */
  price: number | null;
}

const readChangedCombos = namedStatement<{ productId: number }>(
  'changed_combos',
  sql`select w."productId"
      from jsonb_to_recordset(${sql.placeholder('combos')}::jsonb) as w("productId" int, price int)
      join products p on p.id = w."productId"
      where not (${isSold} and p.price = w.price)`,
);

/**
 * Whether combos are still on sale at these prices. Must be read after the stock of their parts was
 * taken: it waits for transactions that change a part, which write the combo too.
 */
async function areCombosSold(
  { db }: ServiceContext,
  combos: readonly Pick<CartLine, 'productId' | 'price'>[],
): Promise<boolean> {
  if (combos.length === 0) return true;
  const wanted = combos.map(({ productId, price }) => ({ productId, price }));
  return (await readChangedCombos(db, { combos: JSON.stringify(wanted) })).length === 0;
}

/**
 * Takes the stock for the lines of an order, of combos that of their parts, beyond the pieces that
 * the order holds. Returns false as `takeStock`, and if the price of a new line has changed or a
 * new combo is not on sale any more.
 */
export async function takeStockOf(
  context: ServiceContext,
  orderId: number,
  { lines, sold }: { lines: readonly CartLine[]; sold: readonly SaleLine[] },
  held: ReadonlyMap<number, number> = new Map(),
): Promise<boolean> {
  const isNew = ({ taken }: CartLine) => taken === undefined;
  const more = [...countPieces(sold)].flatMap(([productId, quantity]) => {
    const single = sold.find(
      (line) => line.productId === productId && !line.item.parts && isNew(line.item),
    );
    const added = quantity - (held.get(productId) ?? 0);
    return added > 0 ? { productId, quantity: added, price: single?.price ?? null } : [];
  });
  if (!(await takeStock(context, orderId, more))) return false;
  return areCombosSold(
    context,
    lines.filter((line) => line.parts && isNew(line)),
  );
}

/**
 * Takes the stock of all order lines, in order of product id (no deadlock), and announces it.
 * Returns false if a line was not available at its price: the caller must then roll back.
 */
export async function takeStock(
  context: ServiceContext,
  orderId: number,
  lines: readonly Taken[],
): Promise<boolean> {
  for (const line of [...lines].sort((a, b) => a.productId - b.productId)) {
    const [taken] = await take(context.db, {
      productId: line.productId,
      quantity: line.quantity,
      price: line.price,
      orderId,
      now: context.now(),
    });
    if (!taken) return false;
  }
  await announceStock(
    context,
    lines.map(({ productId, quantity }) => ({ productId, change: -quantity })),
  );
  return true;
}
