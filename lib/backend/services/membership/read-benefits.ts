import { sql } from 'drizzle-orm';
import type { EliteBenefits } from '../../../contract/elite-benefits.ts';
import type { ServiceContext } from '../../context.ts';
import { formatOrderId } from '../order/order-id.ts';
import { readShop } from '../shop-profile/read-shop.ts';

interface OrderRow extends Record<string, unknown> {
  id: number;
  hasFreeDelivery: boolean;
  hasEarlyAccess: boolean;
  isPriority: boolean;
}

/* Of the terms that the order was placed under; older orders have none: all benefits counted. */
const benefit = (name: keyof EliteBenefits) =>
  sql`(coalesce(o.agreed_terms->'delivery'->'terms'->'elite_benefits',
    '{"delivery_fee": 0, "packed_first": true}')->>${name})`;

/**
 * Returns the Elite benefits that a customer used between two moments. Cancelled orders and
 * cancelled appointments do not count.
 */
export async function readBenefits(
  context: ServiceContext,
  customerId: number,
  { from, to }: { from: Date; to: Date },
): Promise<Benefits> {
  const { db } = context;
  const { free_shipping_city: homeCity } = await readShop(context);
  const [since, until] = [from.toISOString(), to.toISOString()];
  const orders = await db.execute<OrderRow>(sql`
    select o.id, o.is_priority and ${benefit('packed_first')} is distinct from 'false' as "isPriority",
      o.is_priority and o.shipping <= ${benefit('delivery_fee')}::numeric * 100
        and lower(trim(o.shipping_address->>'city')) <> ${homeCity.toLowerCase()}
        as "hasFreeDelivery",
      o.is_priority and exists (
        select from order_lines l join products p on p.id = l.product_id
        where l.order_id = o.id and p.members_until > o.placed_at) as "hasEarlyAccess"
    from orders o
    where o.customer_id = ${customerId} and o.status <> 'Cancelled'
      and o.placed_at >= ${since}::timestamptz and o.placed_at < ${until}::timestamptz
    order by o.id`);
  const appointments = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from appointments
    where customer_id = ${customerId} and is_free and cancelled_at is null
      and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz`);
  return {
    orders: orders.rows.map(({ id, ...order }) => ({ ...order, name: formatOrderId(id) })),
    consultations: appointments.rows[0]?.count ?? 0,
  };
}

/** An order that was placed during a month of Elite and not cancelled. */
export interface MembersOrder {
  /** `SO-000123`. */
  name: string;
  /** A delivery fee would apply without Elite. */
  hasFreeDelivery: boolean;
  /** It contains a product that was for members only at that time. */
  hasEarlyAccess: boolean;
  /** It was packed before others, as promised. */
  isPriority: boolean;
}

/** Benefits used since a month began. */
interface Benefits {
  orders: readonly MembersOrder[];
  /** Appointments booked free of charge. */
  consultations: number;
}

/** Returns the first benefit that was used, as the end of a sentence; undefined if none was. */
export function usedBenefit({ orders, consultations }: Benefits): string | undefined {
  for (const { name, hasFreeDelivery, hasEarlyAccess, isPriority } of orders) {
    if (hasEarlyAccess) return `early access with order ${name}`;
    if (hasFreeDelivery) return `free delivery with order ${name}`;
    if (isPriority) return `priority processing of order ${name}`;
  }
  return consultations > 0 ? 'a free consultation' : undefined;
}
