import { and, eq, sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { StockMovement } from '../../../contract/staff-product-stock.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import { readPage, type PageOf } from '../staff/read-page.ts';

interface MovementRow extends Record<string, unknown> {
  id: number;
  change: number;
  balance: number;
  reason: StockMovement['reason'];
  note: string;
  orderId: number | null;
  staff: string | null;
  createdMs: number;
}

type Movements = PageOf<StockMovement> & { available_stock_quantity: number | null };

/**
 * Returns the stock movements of a product, newest first, each with the stock after it. Throws 404
 * for an unknown product.
 */
export async function listMovements(
  { db }: ServiceContext,
  productId: number,
  page: { page: number; page_size: number },
): Promise<Movements> {
  const [product] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), sql`${companyId} = any(${products.websites})`));
  if (!product) throw notFound('Product');
  const matching = sql`from stock_movements m where m.product_id = ${productId}`;
  const movements = await readPage(db, page, matching, async (limit, offset) => {
    // One statement, so that stock and movements come from the same snapshot.
    const { rows } = await db.execute<MovementRow>(sql`
      select m.id, m.change, m.balance::int as balance, m.reason, m.note,
        m.order_id as "orderId", nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') as staff,
        (extract(epoch from m.created_at) * 1000)::float8 as "createdMs"
      from (
        select m.*, (select coalesce(stock, 0) from products where id = ${productId})
          - coalesce(sum(m.change) over (
              order by m.created_at desc, m.id desc
              rows between unbounded preceding and 1 preceding), 0) as balance
        ${matching}
      ) m left join customers c on c.id = m.staff_id
      order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`);
    return rows.map(toMovement);
  });
  return { ...movements, available_stock_quantity: product.stock };
}

const toMovement = ({ orderId, createdMs, ...row }: MovementRow): StockMovement => ({
  id: row.id,
  change: row.change,
  balance: row.balance,
  reason: row.reason,
  note: row.note,
  order_id: orderId === null ? null : formatOrderId(orderId),
  staff: row.staff,
  created_at: new Date(createdMs).toISOString(),
});
