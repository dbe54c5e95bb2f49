import { sql, type SQL, and, inArray, notInArray } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { nameWithOptions, type LineOption } from '../../../contract/line-options.ts';
import { toRupees } from '../../../contract/money.ts';
import { mayEnter } from '../../../contract/staff-area.ts';
import {
  maxOrdersToPack,
  packingStatuses,
  type listPackingOrders,
  type PackingOrder,
} from '../../../contract/staff-packing.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { type OrderAddress, orders } from '../../db/schema/order.ts';
import { notFound } from '../../errors.ts';
import { assertOneOf } from '../order/assert-one-of.ts';
import { formatOrderId, parseOrderId, orderIdOf } from '../order/order-id.ts';
import { packSize } from './paper.ts';

interface Row extends Record<string, unknown> {
  id: number;
  status: string;
  placedAt: string;
  expectedOn: string | null;
  isPriority: boolean;
  isGift: boolean;
  giftMessage: string | null;
  address: OrderAddress;
  cashDue: number;
  courier: string | null;
  trackingNumber: string | null;
  lines: (PackingOrder['lines'][number] & { options: LineOption[] | null })[];
}

/** Returns orders to pack and to hand over: members first, then the oldest. */
export async function listToPack(
  context: ServiceContext,
  { status, order_id }: QueryOf<typeof listPackingOrders>,
): Promise<{ data: PackingOrder[]; more: boolean }> {
  const ofOne = order_id ? sql`and o.id = ${parseOrderId(order_id) ?? null}::int` : sql``;
  const lists: PackingOrder[][] = [];
  for (const one of status ? [status] : packingStatuses) {
    lists.push(await readRows(context, sql`o.status = ${one} ${ofOne}`, maxOrdersToPack + 1));
  }
  return {
    data: lists.flatMap((list) => list.slice(0, maxOrdersToPack)),
    more: lists.some((list) => list.length > maxOrdersToPack),
  };
}

async function readRows({ db }: ServiceContext, where: SQL, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.status, to_json(o.placed_at) #>> '{}' as "placedAt",
      o.expected_on::text as "expectedOn", o.is_priority as "isPriority", o.is_gift as "isGift",
      o.gift_message as "giftMessage", o.shipping_address as address,
      case when o.pay_type = 'Cash on Delivery' and o.paid_at is null then o.payable else 0 end
        as "cashDue",
      o.courier, o.tracking_number as "trackingNumber",
      (select jsonb_agg(jsonb_build_object(
          'id', l.id, 'product_name', l.name, 'product_image', products.home_image,
          'pack_size', ${packSize}, 'sku', l.sku,
          'barcode', products.barcode, 'quantity', l.quantity, 'options', l.options,
          'combo', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name,
            'quantity', c.quantity) end) order by l.id)
        from order_lines l left join products on products.id = l.product_id
        left join order_combos c on c.id = l.combo_id
        where l.order_id = o.id) as lines
    from orders o where ${where}
    order by o.is_priority desc, o.placed_at, o.id
    limit ${limit}`);
  return rows.map(toPackingOrder);
}

const toPackingOrder = (row: Row): PackingOrder => ({
  order_id: formatOrderId(row.id),
  order_status: assertOneOf(packingStatuses, row.status),
  placed_at: row.placedAt,
  expected_on: row.expectedOn,
  is_priority: row.isPriority,
  is_gift: row.isGift,
  gift_message: row.giftMessage,
  name: row.address.fullName,
  mobile_no: row.address.mobile,
  full_address: row.address.fullAddress,
  city: row.address.city,
  item_count: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  cash_due: toRupees(row.cashDue),
  courier: row.courier,
  tracking_number: row.trackingNumber,
  lines: row.lines.map(({ options, ...line }) => ({
    ...line,
    product_name: nameWithOptions(line.product_name, options),
  })),
});

/**
 * Throws 404 if one of the orders (`SO-000001,SO-000002`) is not waiting to be packed or handed
 * over and the caller may only pack: packers must not read the addresses of other orders.
 */
export async function requirePackingStatus(
  { db }: Pick<ServiceContext, 'db'>,
  caller: CustomerCaller,
  names: string,
): Promise<void> {
  if (mayEnter(caller, 'orders')) return;
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.id, names.split(',').map(orderIdOf)),
        notInArray(orders.status, [...packingStatuses]),
      ),
    )
    .limit(1);
  if (other) throw notFound(`Order ${formatOrderId(other.id)}`);
}
