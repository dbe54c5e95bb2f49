import { and, asc, inArray, isNull, lt, sql, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { paymentEvents, payments } from '../../db/schema/payment.ts';
import { PaymentUnavailable } from '../../providers/payment/payment-provider.ts';
import { fetchReport } from './fetch-report.ts';
import { handleEvent, keepEvent } from './inbox.ts';
import { queryPeriodMs, openStatuses } from './payment-status.ts';
import { deadlineOf } from './deadline-of.ts';
import { StoreError } from '../../errors.ts';

const maxEvents = 50;
/* Leaves time for the request that stored the event to handle it. */
const eventRestMs = 15_000;

/**
 * Repairs unfinished payments; runs every minute. Handles stored events that are not handled yet,
 * and asks the gateways about open and failed payments: each minute at first, then with exponential
 * back-off, for three days.
 */
export async function checkPayments(context: ServiceContext): Promise<void> {
  await handleWaiting(context);
  const hasTime = deadlineOf(30);
  while (hasTime()) {
    const txnId = await claimOpen(context);
    if (txnId === undefined) break;
    await askAbout(context, txnId).catch(noteFailure(context, { txnId }));
  }
  await giveUpOld(context);
}

async function handleWaiting(context: ServiceContext): Promise<void> {
  const waiting = await context.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.handledAt),
        lt(paymentEvents.receivedAt, new Date(context.now().getTime() - eventRestMs)),
      ),
    )
    .orderBy(asc(paymentEvents.id))
    .limit(maxEvents);
  const hasTime = deadlineOf(15);
  for (const { id } of waiting) {
    if (!hasTime()) return;
    await handleEvent(context, id).catch(noteFailure(context, { event: id }));
  }
}

/**
 * Asks the gateway for the state of a payment and settles the payment. Throws `PaymentUnavailable`.
 */
export async function askAbout(context: ServiceContext, txnId: string): Promise<void> {
  const answer = await fetchReport(context, txnId);
  if (!answer || answer.report.status === 'pending') return;
  const { provider, report } = answer;
  const raw = JSON.stringify(report);
  const word = { txnId, report, statement: raw };
  const { id } = await keepEvent(context, provider, word, { by: 'asked', raw });
  await handleEvent(context, id);
}

/*
 * Exponential back-off: ten times at one-minute intervals, then after 2, 4, 8 … minutes, at most
 * 60. A failed payment is asked about every half hour: some succeed late, UPI above all. The row is
 * marked before the gateway is asked (`for update skip locked`), so that two processes do not ask
 * twice.
 */
async function claimOpen({ db, now }: ServiceContext): Promise<string | undefined> {
  const moment = now().toISOString();
  const oldest = new Date(now().getTime() - queryPeriodMs).toISOString();
  const { rows } = await db.execute<{ txnId: string }>(sql`
    update payments set checked_at = ${moment}::timestamptz, checks = checks + 1
    where id in (
      select id from payments
      where (status in ('created', 'pending')
          and created_at <= ${moment}::timestamptz - interval '10 seconds'
          and (checked_at is null or checked_at + interval '1 minute'
               * least(60, power(2, greatest(0, least(checks, 20) - 10))) <= ${moment}::timestamptz
                 + interval '5 seconds'))
        or (status = 'failed' and created_at > ${oldest}::timestamptz
          and greatest(checked_at, settled_at) + interval '30 minutes' <= ${moment}::timestamptz)
      order by id limit 1 for update skip locked)
    returning txn_id as "txnId"`);
  return rows[0]?.txnId;
}

async function giveUpOld({ db, now }: ServiceContext): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'expired', updatedAt: now() })
    .where(
      and(
        inArray(payments.status, openStatuses),
        lt(payments.createdAt, new Date(now().getTime() - queryPeriodMs)),
      ),
    );
}

const noteFailure =
  ({ log }: ServiceContext, what: object) =>
  (error: unknown): void => {
    const isAway = error instanceof PaymentUnavailable;
    log[isAway ? 'warn' : 'error']({ err: error, ...what }, 'a payment could not be settled yet');
  };

/**
 * Asks the gateways for the state of an order's open payments and settles them. 503 if one does not
 * answer. Must not run in a transaction.
 */
export async function checkOrderPayments(context: ServiceContext, orderId: number): Promise<void> {
  const open = await context.db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, openStatuses)));
  try {
    for (const { txnId } of open) await askAbout(context, txnId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new StoreError(503, 'The payment gateway is not responding. Try again later.');
  }
}
