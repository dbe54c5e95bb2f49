import { desc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orders, type OrderRow } from '../../../db/schema/order.ts';

export type ListedOrder = Pick<
  OrderRow,
  'id' | 'placedAt' | 'payable' | 'payType' | 'saleStatus' | 'status'
> & {
  /** Pieces of all lines. */
  pieces: number;
  /** Of the first three lines that have one. */
  pictures: string[];
};

export interface OrderPage {
  rows: ListedOrder[];
  totalPages: number;
}

/** Returns the customer's orders, newest first, `size` per page; a page past the end is empty. */
export async function listOrders(
  { db }: ServiceContext,
  customerId: number,
  page: number,
  size: number,
): Promise<OrderPage> {
  const mine = eq(orders.customerId, customerId);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(orders)
    .where(mine);
  const rows = await db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      payable: orders.payable,
      payType: orders.payType,
      saleStatus: orders.saleStatus,
      status: orders.status,
      // Raw SQL: drizzle omits table names here, and `id` would mean the line's id.
      pieces: sql<number>`(
        select coalesce(sum(l.quantity), 0)::integer from order_lines l
        where l.order_id = orders.id)`,
      pictures: sql<string[]>`array(
        select l.image from order_lines l
        where l.order_id = orders.id and l.image is not null order by l.id limit 3)`,
    })
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalPages: Math.ceil((counted?.count ?? 0) / size) };
}
