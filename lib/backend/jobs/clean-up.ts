import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { deleteInRounds, deletion, inRounds } from '../db/delete-in-rounds.ts';
import { deleteGuestRows } from '../services/cart/guest-rows.ts';
import { sweepFiles } from '../services/file/sweep-files.ts';
import { deleteOldLeads } from '../services/lead/delete-old-leads.ts';
import { deleteOldImports } from '../services/product-import/delete-old-imports.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes expired data: codes, sessions, used captcha answers, messages, webhook deliveries, stock
 * alerts and payment events, booked seats a year after the event, the speed of pages, notices of
 * staff, unpaid gift vouchers, health data of appointments, leads, carts and wishlists of visitors,
 * deleted addresses, product imports, orphaned files.
 */
export async function cleanUp(context: ServiceContext): Promise<void> {
  const { now } = context;
  const before = (days: number) =>
    sql`${new Date(now().getTime() - days * day).toISOString()}::timestamptz`;
  const moment = before(0);
  const outdated: [table: string, condition: SQL][] = [
    ['used_tokens', sql`expires_at < ${moment}`],
    // Wrong attempts of 30 days are counted.
    ['otp_codes', sql`created_at < ${before(31)}`],
    ['login_links', sql`expires_at < ${before(1)}`],
    ['contact_changes', sql`expires_at < ${before(1)}`],
    ['password_resets', sql`expires_at < ${before(1)}`],
    ['staff_invitations', sql`expires_at < ${before(30)}`],
    ['idempotency_keys', sql`created_at < ${before(7)}`],
    // Sent, given up, or of no use any more.
    ['outbox_messages', sql`created_at < ${before(30)}`],
    ['page_vitals', sql`day < (${before(90)})::date`],
    ['staff_notices', sql`created_at < ${before(30)}`],
    ['webhook_deliveries', sql`status <> 'waits' and created_at < ${before(30)}`],
    // Orders hold a copy.
    ['addresses', sql`deleted_at < ${before(1)}`],
    ['event_bookings', sql`event_id in (select id from events where ends_at < ${before(365)})`],
    ['stock_alerts', sql`sent_at < ${before(30)} or created_at < ${before(365)}`],
    // Longer than the chargeback period of banks.
    ['payment_events', sql`handled_at < ${before(730)}`],
    // Never paid, and no gateway accepts payments for them any more.
    ['gift_vouchers', sql`activated_at is null and created_at < ${before(30)}`],
  ];
  for (const [table, condition] of outdated) await deleteInRounds(context.db, table, condition);
  await deleteOldSessions(context, sql`expires_at < ${moment}`);
  await deleteOldSessions(context, sql`revoked_at < ${before(1)}`);
  await forgetOldHealth(context);
  await deleteOldLeads(context);
  await deleteGuestRows(context);
  await deleteOldImports(context);
  await sweepFiles(context);
}

/*
 * The accounts stay marked as used (`has_logged_in`): an account that was used is not given to the
 * owner of its unconfirmed number.
 */
const deleteOldSessions = (context: ServiceContext, condition: SQL) =>
  inRounds(
    context.db,
    sql`
      with ended as (${deletion('sessions', condition)} returning customer_id),
      marked as (
        update customers set has_logged_in = true
        where not has_logged_in and id in (select customer_id from ended))
      select from ended`,
  );

/**
 * Health data of an appointment is deleted three years after the customer's last appointment
 * (privacy policy).
 */
async function forgetOldHealth({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`
    delete from appointment_health h using appointments a
    where a.id = h.appointment_id and not exists (
      select from appointments later
      where later.customer_id = a.customer_id and later.cancelled_at is null
        and later.starts_at > ${now().toISOString()}::timestamptz - interval '3 years')`);
}
