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

/** Returns the account with that email or mobile number, unless it is deactivated. */
export async function findOpenAccount(
  context: ServiceContext,
  sought: Sought,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, sought))[0];
}

/**
 * As `findOpenAccount`, with a shared row lock until the transaction of `context` ends: a
 * simultaneous password change or deactivation ends all sessions, and no login may open one in
 * parallel.
 */
export async function holdOpenAccount(
  context: ServiceContext,
  sought: Sought,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, sought).for('share'))[0];
}

/**
 * As `findOpenAccount` by number, with an exclusive row lock: no other login and no change of the
 * account until the transaction ends.
 */
export async function lockAccountOfNumber(
  context: ServiceContext,
  mobile: string,
): Promise<CustomerRow | undefined> {
  return (await openAccount(context, { mobile }).for('no key update'))[0];
}
