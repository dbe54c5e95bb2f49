import { sql } from 'drizzle-orm';
import { addShipments } from './add-shipments.ts';
import type { Database, Transaction } from './client.ts';
import { withoutIndexes } from './without-indexes.ts';

const tables = ['orders', 'order_lines', 'order_events', 'payments'];

/**
 * Adds generated orders of three years up to `howMany`, with lines, events and payments. The data
 * is deterministic. The last hundredth, at most 600, is still open; the others are delivered,
 * except a few cancelled or returned ones. Returns how many were added. Needs customers and
 * products.
 */
export async function generateOrders(db: Database, howMany: number): Promise<number> {
  const added = await db.transaction(async (tx) => {
    await planOrders(tx, howMany);
    await planLines(tx);
    const made = await withoutIndexes(tx, tables, async () => {
      const orders = await addOrders(tx);
      await addLines(tx);
      await addEvents(tx);
      await addPayments(tx);
      return orders;
    });
    await addShipments(tx);
    await tx.execute(sql`drop table planned_lines, planned_orders`);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('orders', 'id'), max(id)) from orders`,
    );
    return made;
  });
  await db.execute(
    sql`vacuum analyze orders, order_lines, order_events, payments, shipments, shipment_lines, shipment_events`,
  );
  return added;
}

async function planOrders(tx: Transaction, howMany: number): Promise<void> {
  await tx.execute(sql`
    create temp table planned_orders as
    with numbers as (
      select g, (select coalesce(max(id), 0) from orders) + g as id,
        ${howMany}::int - (select count(*) from orders)::int as all_of_them
      from generate_series(1, ${howMany}::int - (select count(*) from orders)::int) as g
    ), buyers as (
      select id, first_name || ' ' || last_name as name, mobile,
        row_number() over (order by id) - 1 as place
      from customers where not is_staff and not is_superuser and deactivated_at is null
    ), towns as (
      select c.name as city, s.name as state, s.gst_code,
        row_number() over (order by c.name = 'Ahmedabad' desc, c.id) - 1 as place
      from cities c join states s on s.id = c.state_id
    )
    select n.g, n.id, b.id as customer_id,
      case when n.g > n.all_of_them - least(n.all_of_them / 100, 600)
          then (array['Pending', 'Pending', 'Confirmed', 'Packed', 'Shipped'])[1 + n.g % 5]
        when n.g % 20 = 0 then 'Cancelled' when n.g % 97 = 0 then 'Refunded'
        when n.g % 41 = 0 and n.g > n.all_of_them * 19 / 20 then 'Return Requested' else 'Delivered' end as status,
      n.g % 10 < 3 as is_online, n.g % 19 = 0 as is_priority, n.g % 31 = 0 as is_gift,
      now() - interval '3 years' * (1 - n.g::float8 / n.all_of_them) as placed_at,
      jsonb_build_object('fullName', b.name, 'mobile', b.mobile,
        'fullAddress', 1 + n.g % 400 || ', Lake Road, ' || t.city || ', ' || t.state || ' 400001',
        'city', t.city, 'state', t.state, 'stateGstCode', t.gst_code, 'postalCode', '400001') as address
    from numbers n
    join buyers b on b.place = (n.g * 7919::bigint) % (select count(*) from buyers)
    join towns t on t.place = case when n.g % 4 = 0 then 0 
      else (n.g * 31::bigint) % (select count(*) from towns) end`);
}

async function planLines(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temp table planned_lines as
    with shelf as (
      select id, name, sku, hsn, home_image, price, gst_rate,
        row_number() over (order by id) - 1 as place
      from products where is_on_sale
    )
    select o.id as order_id, s.id as product_id, s.name, s.sku, s.hsn, s.home_image, s.gst_rate,
      s.price, 1 + (o.g + k) % 3 as quantity, s.price * (1 + (o.g + k) % 3) as total
    from planned_orders o cross join generate_series(0, 2) as k
    join shelf s on s.place = (o.g * 53::bigint + k) % (select count(*) from shelf)
    where k <= o.g % 3`);
}

const tax = sql`(l.total - round(l.total * 10000.0 / (10000 + l.gst_rate)))::int`;

async function addOrders(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into orders (id, customer_id, status, sale_status, pay_type, total, shipping, tax, payable,
      is_gift, gift_message, is_priority, billing_address, shipping_address, expected_on, courier,
      tracking_number, paid_at, placed_at, delivered_at, cancelled_at, cancel_reason, updated_at)
    select o.id, o.customer_id, o.status,
      case when o.status in ('Pending', 'Cancelled') then 'Quotation Sent' else 'Sales Order' end,
      case when o.is_online then 'Online Payment' else 'Cash on Delivery' end,
      l.total, 10000, l.tax, l.total + 10000, o.is_gift,
      case when o.is_gift then 'With love' end, o.is_priority, o.address, o.address,
      (o.placed_at + interval '6 days')::date,
      case when has_gone then 'Blue Kite' end, case when has_gone then 'BK' || 100000000 + o.id * 611953::bigint % 899999981 end,
      case when has_arrived or (o.is_online and o.status not in ('Pending', 'Cancelled'))
        then o.placed_at + interval '3 days' end,
      o.placed_at, case when has_arrived then o.placed_at + interval '3 days' end,
      case when o.status = 'Cancelled' then o.placed_at + interval '1 day' end,
      case when o.status = 'Cancelled' then 'Changed my mind' end, o.placed_at
    from planned_orders o
    join (select order_id, sum(l.total)::int as total, sum(${tax})::int as tax
          from planned_lines l group by order_id) l on l.order_id = o.id
    cross join lateral (select o.status in ('Delivered', 'Return Requested', 'Refunded') as has_arrived,
      o.status not in ('Pending', 'Confirmed', 'Packed', 'Cancelled') as has_gone) as way
    order by o.id`);
  return rowCount ?? 0;
}

async function addLines(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into order_lines (order_id, product_id, name, sku, hsn, image, quantity, price, total,
      gst_rate, tax)
    select order_id, product_id, name, sku, hsn, home_image, quantity, price, total, gst_rate, ${tax}
    from planned_lines l order by order_id`);
}

async function addEvents(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into order_events (order_id, status, created_at)
    select id, 'Pending', placed_at from planned_orders
    union all
    select id, status, placed_at + interval '3 days' from planned_orders where status <> 'Pending'
    order by 1`);
}

async function addPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into payments (txn_id, purpose, order_id, customer_id, provider, provider_reference, amount,
      status, created_at, settled_at)
    select 'GEN' || o.id, 'order', o.id, o.customer_id, 'sandbox', 'gen_' || o.id, o.payable,
      case when o.status = 'Cancelled' then 'failed' when o.g % 41 = 0 and o.status = 'Pending'
        then 'flagged' when o.status = 'Pending' then 'expired' else 'paid' end,
      o.placed_at, o.placed_at
    from (select p.g, o.* from planned_orders p join orders o on o.id = p.id where p.is_online) as o
    order by o.id`);
}
