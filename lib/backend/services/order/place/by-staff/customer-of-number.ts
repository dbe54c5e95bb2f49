import { and, eq, isNull, count } from 'drizzle-orm';
import type { OrderCustomer } from '../../../../../contract/staff-order-new.ts';
import type { ServiceContext, CustomerCaller } from '../../../../context.ts';
import { customers } from '../../../../db/schema/customer.ts';
import { orders } from '../../../../db/schema/order.ts';
import { conflict, invalid } from '../../../../errors.ts';
import { listAddresses, toAddress } from '../../../address/list-addresses.ts';
import { visibleTo } from '../../../customer/visible-to.ts';
import { isMember } from '../../../membership/membership-month.ts';

interface Named {
  mobile: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
}

/**
 * Returns the id of the account with this number; without one, creates an account that only a login
 * by OTP can open. 400 if it has no name, 409 if the number is a staff member's.
 */
export async function customerOfNumber(
  { db, now }: ServiceContext,
  { mobile, first_name: firstName, last_name: lastName = '' }: Named,
): Promise<number> {
  const known = await readCustomer(db, mobile);
  if (known !== undefined) return known;
  if (!firstName) throw invalid({ first_name: ['First name is required'] });
  const at = now();
  const [made] = await db
    .insert(customers)
    .values({ mobile, firstName, lastName, passwordHash: '', createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  const id = made?.id ?? (await readCustomer(db, mobile));
  if (id === undefined) throw conflict('This number belongs to a closed account');
  return id;
}

async function readCustomer(db: ServiceContext['db'], mobile: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: customers.id, isStaff: customers.isStaff, isOwner: customers.isSuperuser })
    .from(customers)
    .where(and(eq(customers.mobile, mobile), isNull(customers.deactivatedAt)));
  if (found && (found.isStaff || found.isOwner)) {
    throw conflict('This number belongs to a staff member, who can order in the shop');
  }
  return found?.id;
}

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
    .where(and(eq(orders.customerId, found.id), isNull(orders.replacesId)));
  return {
    ...found,
    mobile_no: mobile,
    is_elite: await isMember(context, found.id),
    order_count: placed?.orders ?? 0,
    addresses: (await listAddresses(context, found.id)).map(toAddress),
  };
}
