import { sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order.ts';
import type { WebhookEvent } from '../../../contract/staff-connection.ts';
import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { combosWith } from '../family/related-by-family.ts';
import { formatOrderId } from '../order/order-id.ts';

type Within = Pick<ServiceContext, 'db' | 'now'>;

/* Reads the order as the transaction has written it so far: call it after all changes. */
const orderBody = (orderId: number) => sql`
  select jsonb_build_object(
    'order_id', ${formatOrderId(orderId)}::text, 'status', o.status, 'pay_type', o.pay_type,
    'is_paid', o.paid_at is not null, 'total', o.payable / 100.0,
    'courier', o.courier, 'tracking_number', o.tracking_number,
    'lines', (select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'sku', l.sku,
      'quantity', l.quantity) order by l.id) from order_lines l where l.order_id = o.id))
  from orders o where o.id = ${orderId}::int`;

/**
 * Stores one message per active webhook with this event, in the transaction of the change
 * (transactional outbox); returns whether there is one. Must be called after the changes that it
 * reports.
 */
async function tell({ db, now }: Within, event: WebhookEvent, body: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into webhook_deliveries (webhook_id, event, payload, created_at)
    select w.id, ${event}, (${body}), ${now().toISOString()}::timestamptz
    from webhooks w where w.is_active and ${event} = any(w.events)
    returning id`);
  for (const { id } of rows) await addJob(db, 'send_webhook', { deliveryId: id });
  return rows.length > 0;
}

const ofStatus: Record<OrderStatus, WebhookEvent> = {
  Pending: 'order.placed',
  Confirmed: 'order.confirmed',
  Packed: 'order.packed',
  Shipped: 'order.shipped',
  Delivered: 'order.delivered',
  Cancelled: 'order.cancelled',
  'Return Requested': 'order.return_requested',
  Returned: 'order.returned',
  Refunded: 'order.refunded',
};

/** Notifies webhooks of an order's new state; call it in the same transaction. */
export const tellOfOrder = (
  context: Within,
  orderId: number,
  status: OrderStatus,
): Promise<boolean> => tell(context, ofStatus[status], orderBody(orderId));

/** Notifies webhooks that address, rows or amounts of an order have changed. */
export const tellOfChangedOrder = (context: Within, orderId: number): Promise<boolean> =>
  tell(context, 'order.changed', orderBody(orderId));

export const tellOfPaidOrder = (context: Within, orderId: number): Promise<boolean> =>
  tell(context, 'order.paid', orderBody(orderId));

/** Notifies webhooks that money of an order went back, whatever its status is. */
export const tellOfRefundedOrder = (context: Within, orderId: number): Promise<boolean> =>
  tell(context, 'order.refunded', orderBody(orderId));

/** Maximum number of products in one message. */
const maxProducts = 500;

/**
 * Notifies webhooks of the current stock; call it in the transaction that changes it. Combos with
 * these products follow in a message of their own: their stock is written at the commit.
 */
export async function tellOfStock(context: Within, productIds: readonly number[]): Promise<void> {
  let isHeard = false;
  for (let from = 0; from < productIds.length; from += maxProducts) {
    const ids = JSON.stringify(productIds.slice(from, from + maxProducts));
    isHeard = await tell(
      context,
      'stock.changed',
      sql`select jsonb_build_object('products', jsonb_agg(jsonb_build_object(
            'product_id', p.id, 'sku', p.sku, 'stock', p.stock) order by p.id))
          from products p
          where p.id in (select jsonb_array_elements_text(${ids}::jsonb)::int)`,
    );
  }
  const combos = isHeard ? await combosWith(context.db, productIds) : [];
  if (combos.length > 0) await addJob(context.db, 'tell_stock', { productIds: combos });
}
