import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { customerOfNewsToken } from './news-token.ts';

/** Sets whether a customer wants news; 404 if the account is closed. */
export async function changeNews(
  { db, now }: ServiceContext,
  customerId: number,
  wantsNews: boolean,
  address: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ wantsNews: customers.wantsNews })
      .from(customers)
      .where(and(eq(customers.id, customerId), isNull(customers.deactivatedAt)))
      .for('no key update');
    if (!before) throw notFound('Account');
    if (before.wantsNews === wantsNews) return;
    await tx
      .update(customers)
      .set({ wantsNews, updatedAt: now() })
      .where(eq(customers.id, customerId));
    await recordConsent(
      { db: tx, now },
      { purpose: 'news', customerId, isGiven: wantsNews, place: '/profile/edit', address },
    );
  });
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
export async function stopNews(
  { db, env, now }: ServiceContext,
  token: string,
  address: string,
): Promise<void> {
  const customerId = ownerOf(token, env.visitorSecret);
  await inTransaction(db, async (tx) => {
    const stopped = await tx
      .update(customers)
      .set({ wantsNews: false, updatedAt: now() })
      .where(and(eq(customers.id, customerId), eq(customers.wantsNews, true)))
      .returning({ id: customers.id });
    if (stopped.length === 0) return;
    await recordConsent(
      { db: tx, now },
      { purpose: 'news', customerId, isGiven: false, place: '/unsubscribe', address },
    );
  });
}

function ownerOf(token: string, secret: string): number {
  const customerId = customerOfNewsToken(token, secret);
  if (customerId === undefined) throw notFound('This link');
  return customerId;
}
