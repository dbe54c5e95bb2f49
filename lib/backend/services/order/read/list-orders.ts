import { desc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orders, type OrderRow } from '../../../db/schema/order.ts';
import { amountInReview } from '../../payment/amount-in-review.ts';

export type ListedOrder = Pick<
  OrderRow,
  | 'id'
  | 'placedAt'
  | 'payable'
  | 'payType'
  | 'saleStatus'
  | 'status'
  | 'shipping'
  | 'cashFee'
  | 'expectedOn'
  | 'deliveredAt'
> & {
  /** Pieces of all rows; a combo is one. */
  pieces: number;
  /** Of the first three rows that have one. */
  pictures: string[];
  /** Of the first three rows. */
  names: string[];
  refund: { amount: number; at: string; isSettled: boolean } | null;
  /** Paise of payments that staff check. */
  inReview: number;
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
      shipping: orders.shipping,
      cashFee: orders.cashFee,
      expectedOn: orders.expectedOn,
      deliveredAt: orders.deliveredAt,
      // Raw SQL: drizzle omits table names here, and `id` would mean the line's id.
      pieces: sql<number>`(
        select coalesce(sum(r.quantity), 0)::integer from (
          select l.quantity from order_lines l
          where l.order_id = orders.id and l.combo_id is null
          union all select c.quantity from order_combos c where c.order_id = orders.id) r)`,
      pictures: sql<string[]>`array(
        select coalesce(c.image, l.image) from order_lines l
        left join order_combos c on c.id = l.combo_id
        where l.order_id = orders.id and coalesce(c.image, l.image) is not null
          and not exists (select from order_lines o where o.combo_id = l.combo_id and o.id < l.id)
        order by l.id limit 3)`,
      names: sql<string[]>`array(
        select coalesce(c.name, l.name) from order_lines l
        left join order_combos c on c.id = l.combo_id
        where l.order_id = orders.id
          and not exists (select from order_lines o where o.combo_id = l.combo_id and o.id < l.id)
        order by l.id limit 3)`,
      refund: sql<ListedOrder['refund']>`(
        select json_build_object('amount', sum(f.amount)::integer,
          'at', max(coalesce(f.settled_at, f.created_at)),
          'isSettled', bool_and(f.status in ('settled', 'done_by_hand')))
        from refunds f where f.order_id = orders.id having count(*) > 0)`,
      inReview: amountInReview(sql`p.order_id = orders.id`),
    })
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalPages: Math.ceil((counted?.count ?? 0) / size) };
}
