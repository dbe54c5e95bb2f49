import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { formatOrderId } from '../order/order-id.ts';
import { addNotice } from './add-notice.ts';

/** Tells staff of a new order, once. */
export async function tellStaffOfOrder(
  context: Pick<ServiceContext, 'db' | 'now'>,
  id: number,
): Promise<void> {
  const { rows } = await context.db.execute<{ pieces: number; payType: string }>(sql`
    select o.pay_type as "payType",
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces
    from orders o where o.id = ${id}::int`);
  const { pieces = 0, payType = '' } = rows[0] ?? {};
  const number = formatOrderId(id);
  await addNotice(context, {
    kind: 'order',
    key: String(id),
    title: `New order ${number}`,
    body: `${pieces === 1 ? '1 item' : `${pieces} items`}, ${payType}`,
    path: `/dashboard/packing/${number}`,
  });
}
