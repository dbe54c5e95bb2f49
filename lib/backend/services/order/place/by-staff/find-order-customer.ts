import { and, count, eq, isNull } from 'drizzle-orm';
import type { OrderCustomer } from '../../../../../contract/staff-order-new.ts';
import type { CustomerCaller, ServiceContext } from '../../../../context.ts';
import { customers } from '../../../../db/schema/customer.ts';
import { orders } from '../../../../db/schema/order.ts';
import { listAddresses } from '../../../address/list-addresses.ts';
import { toAddress } from '../../../address/serialize.ts';
import { visibleTo } from '../../../customer/visible-to.ts';
import { isMember } from '../../../membership/is-member.ts';

/** Returns the account of a mobile number with its addresses; null if there is none. */
export async function findOrderCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  mobile: string,
): Promise<OrderCustomer | null> {
  const [found] = await context.db
    .select({
      id: customers.id,
      first_name: customers.firstName,
      last_name: customers.lastName,
    })
    .from(customers)
    .where(and(eq(customers.mobile, mobile), isNull(customers.deactivatedAt), visibleTo(caller)));
  if (!found) return null;
  const [placed] = await context.db
    .select({ orders: count() })
    .from(orders)
    .where(eq(orders.customerId, found.id));
  return {
    ...found,
    mobile_no: mobile,
    is_elite: await isMember(context, found.id),
    order_count: placed?.orders ?? 0,
    addresses: (await listAddresses(context, found.id)).map(toAddress),
  };
}
