import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';

/**
 * Locks an account until the transaction of `context` ends and returns it. Throws 404 if the
 * account is closed.
 */
export async function holdCustomer(
  { db }: ServiceContext,
  customerId: number,
): Promise<CustomerRow> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
    .for('no key update');
  if (!customer) throw notFound('Account');
  return customer;
}
