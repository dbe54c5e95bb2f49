import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { loginLinks, otpCodes, passwordResets } from '../db/schema/customer.ts';
import { idempotencyKeys, outboxMessages, usedTokens } from '../db/schema/running.ts';
import { giftVouchers } from '../db/schema/voucher.ts';
import { deleteOldCarts } from '../services/cart/delete-old-carts.ts';
import { deleteOldLeads } from '../services/lead/delete-old-leads.ts';
import { deleteOldImports } from '../services/product-import/delete-old-imports.ts';

const day = 24 * 60 * 60 * 1000;

/** Takes away what has had its time: codes, sessions, used captcha answers, old messages, wishes for gift vouchers, what the vaidya was told, enquiries, carts of visitors, lists of products. */
export async function cleanUp(context: ServiceContext): Promise<void> {
  const { db, now } = context;
  const daysAgo = (days: number) => new Date(now().getTime() - days * day);
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, now()));
  // Wrong tries of 30 days are counted.
  await db.delete(otpCodes).where(lt(otpCodes.createdAt, daysAgo(31)));
  await db.delete(loginLinks).where(lt(loginLinks.expiresAt, daysAgo(1)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, daysAgo(1)));
  await deleteOldSessions(context, daysAgo(1));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(7)));
  await db
    .delete(outboxMessages)
    .where(and(isNotNull(outboxMessages.sentAt), lt(outboxMessages.createdAt, daysAgo(30))));
  // Never paid, and no gateway takes money for them any more: who was to get them is nobody's business.
  await db
    .delete(giftVouchers)
    .where(and(isNull(giftVouchers.activatedAt), lt(giftVouchers.createdAt, daysAgo(30))));
  await forgetOldHealth({ db, now });
  await deleteOldLeads(context);
  await deleteOldCarts(context);
  await deleteOldImports(context);
}

/* Their accounts stay marked as used: the owner of an unconfirmed number does not get such a one. */
async function deleteOldSessions(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  revokedBefore: Date,
): Promise<void> {
  await db.execute(sql`
    with ended as (
      delete from sessions where expires_at < ${now().toISOString()}::timestamptz
        or revoked_at < ${revokedBefore.toISOString()}::timestamptz
      returning customer_id
    )
    update customers set has_logged_in = true
    where not has_logged_in and id in (select customer_id from ended)`);
}

/** What the vaidya was told goes three years after the last talk of whoever told it (privacy policy). */
async function forgetOldHealth({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`
    delete from appointment_health h using appointments a
    where a.id = h.appointment_id and not exists (
      select from appointments later
      where later.customer_id = a.customer_id and later.cancelled_at is null
        and later.starts_at > ${now().toISOString()}::timestamptz - interval '3 years')`);
}
