import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';

/** The account, kept from changing until the transaction of `context` ends; 404 where it is closed. */
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
