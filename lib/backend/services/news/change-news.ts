import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';
import { customerOfNewsToken } from './news-token.ts';

/** Sets whether a customer wants news; 404 if the account is closed. */
export async function changeNews(
  { db, now }: ServiceContext,
  customerId: number,
  wantsNews: boolean,
): Promise<void> {
  const changed = await db
    .update(customers)
    .set({ wantsNews, updatedAt: now() })
    .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
    .returning({ id: customers.id });
  if (changed.length === 0) throw notFound('Account');
}

/** Returns whether the customer of an unsubscribe link gets news. 404 for an invalid token. */
export async function readNews({ db, env }: ServiceContext, token: string): Promise<boolean> {
  const [customer] = await db
    .select({ wantsNews: customers.wantsNews })
    .from(customers)
    .where(eq(customers.id, ownerOf(token, env.visitorSecret)));
  if (!customer) throw notFound('This link');
  return customer.wantsNews;
}

/**
 * Unsubscribes the customer of an unsubscribe link from news; idempotent. 404 for an invalid token.
 */
export async function stopNews({ db, env, now }: ServiceContext, token: string): Promise<void> {
  await db
    .update(customers)
    .set({ wantsNews: false, updatedAt: now() })
    .where(and(eq(customers.id, ownerOf(token, env.visitorSecret)), eq(customers.wantsNews, true)));
}

function ownerOf(token: string, secret: string): number {
  const customerId = customerOfNewsToken(token, secret);
  if (customerId === undefined) throw notFound('This link');
  return customerId;
}
