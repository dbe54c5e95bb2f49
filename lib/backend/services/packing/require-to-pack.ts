import { and, inArray, notInArray } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import { packingStatuses } from '../../../contract/staff-packing.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId, orderIdOf } from '../order/order-id.ts';

/**
 * Throws 404 if a caller without the right to orders asks for one (`SO-000001,SO-000002`) that is
 * not to be packed or handed over: its address concerns packers no more.
 */
export async function requireToPack(
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
