import { and, inArray, notInArray } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import { packingStatuses } from '../../../contract/staff-packing.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId, orderIdOf } from '../order/order-id.ts';

/**
 * Throws 404 if one of the orders (`SO-000001,SO-000002`) is not waiting to be packed or handed over
 * and the caller may only pack: packers must not read the addresses of other orders.
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
