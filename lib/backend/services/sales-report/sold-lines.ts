import { sql, type SQL } from 'drizzle-orm';

/*
 * The one definition of sales, for Today, the sales report and the customer's total: the goods of
 * orders that are paid, or confirmed with cash on delivery, after discounts, less returns. Without
 * delivery, replacements and cancelled orders.
 */

/**
 * Common table expressions that end in `sold_lines`: a row per order line of the orders `o` that
 * meet `condition`, with the order's fields, `combo_id`, `pieces`, `paise`, and how many of both
 * came back: `returned_pieces`, `returned`.
 */
export const withSoldLines = (condition: SQL): SQL => sql`
  with placed as materialized (
    select o.id, o.pay_type, o.channel, o.placed_at, o.shipping_address ->> 'state' as state,
      o.pay_type = 'Cash on Delivery' and o.status = 'Pending' and o.paid_at is null
        as is_unconfirmed
    from orders o
    where ${condition} and o.status <> 'Cancelled' and o.replaces_id is null
      and (o.pay_type = 'Cash on Delivery' or o.paid_at is not null)
  ), back as materialized (
    select i.order_id, r ->> 'sku' as sku, (r -> 'combo' ->> 'id')::int as combo_id,
      sum((r ->> 'gross')::int) as paise, sum((r ->> 'quantity')::int) as pieces
    from placed s join invoices i on i.order_id = s.id,
      jsonb_array_elements(i.document -> 'rows') r
    where i.kind = 'credit_note' and r ->> 'kind' = 'goods'
    group by 1, 2, 3
  ), credited as materialized (
    select distinct on (back.order_id, back.sku, back.combo_id) l.id as line_id, back.paise, back.pieces
    from back join order_lines l on l.order_id = back.order_id and l.sku = back.sku
      and l.combo_id is not distinct from back.combo_id
    order by back.order_id, back.sku, back.combo_id, l.id
  ), sold_lines as (
    select s.*, l.id as line_id, l.product_id, l.combo_id, l.quantity as pieces, l.total - l.discount as paise,
      coalesce(credited.paise, 0) as returned, coalesce(credited.pieces, 0) as returned_pieces
    from placed s
    join order_lines l on l.order_id = s.id
    left join credited on credited.line_id = l.id
  )`;
