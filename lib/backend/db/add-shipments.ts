import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/** Adds the parcel of each packed order that has none: for seeded and generated orders. */
export async function addShipments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into shipments (order_id, number, status, courier, tracking_number, cash_due,
      handed_over_at, delivered_at, moved_at, created_at, updated_at)
    select o.id, 1,
      case o.status when 'Packed' then 'packed' when 'Shipped' then 'handed_over' else 'delivered' end,
      o.courier, o.tracking_number,
      case when o.pay_type = 'Cash on Delivery' then o.payable else 0 end,
      case when o.status <> 'Packed' then coalesce(o.delivered_at, o.updated_at) end,
      case when o.status not in ('Packed', 'Shipped')
        then coalesce(o.delivered_at, o.updated_at) end,
      o.updated_at, o.placed_at, o.updated_at
    from orders o
    where o.status in ('Packed', 'Shipped', 'Delivered', 'Return Requested', 'Returned', 'Refunded')
      and not exists (select from shipments s where s.order_id = o.id)
    order by o.id`);
  await tx.execute(sql`
    insert into shipment_lines (shipment_id, order_line_id, quantity)
    select s.id, l.id, l.quantity from shipments s join order_lines l on l.order_id = s.order_id
    where not exists (select from shipment_lines x where x.shipment_id = s.id)`);
  await tx.execute(sql`
    insert into shipment_events (shipment_id, status, source, has_moved, at, created_at)
    select s.id,
      case e.status when 'Packed' then 'packed' when 'Shipped' then 'handed_over'
        else 'delivered' end,
      'store', true, min(e.created_at), min(e.created_at)
    from shipments s join order_events e on e.order_id = s.order_id
    where e.status in ('Packed', 'Shipped', 'Delivered')
      and not exists (select from shipment_events x where x.shipment_id = s.id)
    group by s.id, e.status order by s.id, 5`);
}
