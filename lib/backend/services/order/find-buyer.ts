import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import type { Recipient } from '../messages/queue-message.ts';
import { contactsUnderLimit } from '../messages/unproved-contacts.ts';

interface Buyer {
  firstName: string;
  to: Recipient;
}

interface OrderOf {
  id: number;
  customerId: number;
}

/** Returns the name and contacts to notify about an order. */
export async function findBuyer(db: Queryable, order: OrderOf): Promise<Buyer> {
  const { firstName, email, mobile } = await findCustomer(db, order);
  return { firstName, to: { email, mobile } };
}

/**
 * As `toBuyer`, for messages that customers trigger themselves: at most ten a day to unconfirmed
 * contacts.
 */
export async function buyerToTellOfOwnStep(db: Queryable, order: OrderOf): Promise<Buyer> {
  const customer = await findCustomer(db, order);
  return { firstName: customer.firstName, to: await contactsUnderLimit(db, customer, customer) };
}

async function findCustomer(db: Queryable, order: OrderOf): Promise<CustomerRow> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, order.customerId));
  if (!customer) throw new Error(`Order ${order.id} has no customer`);
  return customer;
}
