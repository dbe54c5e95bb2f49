import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';

/** Whom to tell about an order, and by what name. */
export async function buyerOf(
  db: Queryable,
  order: { id: number; customerId: number },
): Promise<{ firstName: string; to: { email: string | null; mobile: string | null } }> {
  const [customer] = await db
    .select({
      email: customers.email,
      mobile: customers.mobile,
      firstName: customers.firstName,
    })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (!customer) throw new Error(`Order ${order.id} has no customer`);
  const { firstName, email, mobile } = customer;
  return { firstName, to: { email, mobile } };
}
