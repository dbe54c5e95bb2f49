import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';

type Sought = { email: string } | { mobile: string };

function openAccount({ db }: ServiceContext, sought: Sought) {
  return db
    .select()
    .from(customers)
    .where(
      and(
        'email' in sought ? eq(customers.email, sought.email) : eq(customers.mobile, sought.mobile),
        isNull(customers.deactivatedAt),
      ),
    )
    .$dynamic();
}

/** The account with that email or mobile number, unless it is deactivated. */
export async function findOpenAccount(
  context: ServiceContext,
  sought: Sought,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, sought))[0];
}

/**
 * The same, kept from changing until the transaction of `context` ends: a login never slips past
 * a change of password or a deactivation that ends all sessions at that moment.
 */
export async function holdOpenAccount(
  context: ServiceContext,
  sought: Sought,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, sought).for('share'))[0];
}

/** The account with that number, kept from logging in otherwise and from changing until the transaction ends. */
export async function lockAccountOfNumber(
  context: ServiceContext,
  mobile: string,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, { mobile }).for('no key update'))[0];
}
