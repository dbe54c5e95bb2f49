import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, refunds, type PaymentRow, type RefundRow } from '../../db/schema/payment.ts';
import { PaymentUnavailable, type RefundReport } from '../../providers/payment/payment-provider.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findGateway } from '../../providers/connect.ts';
import { deadlineOf } from './deadline-of.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/* About ten days, because back-off ends at one try per hour. */
const maxTries = 250;

/**
 * Executes requested refunds, every minute; retries with exponential back-off and polls refunds
 * that a gateway has accepted. A refund keeps one idempotency key over all tries, and is never
 * requested again once the gateway has taken it, so none is paid twice.
 */
export async function payBack(context: ServiceContext): Promise<void> {
  const hasTime = deadlineOf(30);
  while (hasTime()) {
    const refund = await claimDue(context);
    if (!refund) return;
    await payOneBack(context, refund).catch(async (error: unknown) => {
      context.log.error({ err: error, refund: refund.id }, 'a refund has to wait');
      if (refund.tries >= maxTries) await giveUp(context, refund);
    });
  }
}

async function claimDue({ db, now }: ServiceContext): Promise<RefundRow | undefined> {
  const moment = now().toISOString();
  const due = await db.execute<{ id: number }>(sql`
    update refunds set tried_at = ${moment}::timestamptz, tries = tries + 1
    where id in (
      select id from refunds
      where status in ('requested', 'sent') and tries < ${maxTries}
        and (tried_at is null or tried_at + interval '1 minute'
             * least(60, power(2, greatest(0, least(tries, 20) - 3))) <= ${moment}::timestamptz
               + interval '5 seconds')
      order by id limit 1 for update skip locked)
    returning id`);
  const [claimed] = due.rows;
  if (!claimed) return undefined;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, claimed.id));
  return refund;
}

async function payOneBack(context: ServiceContext, refund: RefundRow): Promise<void> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(eq(payments.id, refund.paymentId ?? 0));
  const provider = payment && findGateway(context, payment.provider);
  if (!provider) throw new Error(`Refund ${refund.id} has no gateway to go through`);
  const request = { payment, key: refundKey(payment, refund), amount: refund.amount };
  // Asks for the result of an earlier try first, because its response may have been lost.
  const before = refund.tries > 1 ? await provider.fetchRefund(request) : undefined;
  if (!before && (refund.status === 'sent' || refund.providerReference !== null)) {
    throw new PaymentUnavailable(`The gateway does not find refund ${refund.id}, which it took`);
  }
  await note(context, payment, refund, before ?? (await provider.refund(request)));
}

/*
 * From here on staff handle it: they pay manually after they have checked that the gateway did not
 * pay.
 */
async function giveUp({ db }: ServiceContext, { id }: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'failed' })
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['requested', 'sent'])));
}

/** Returns the idempotency key of a refund at the gateway. */
function refundKey({ txnId }: Pick<PaymentRow, 'txnId'>, { id }: Pick<RefundRow, 'id'>): string {
  return `${txnId}R${id}`.slice(-40);
}

async function note(
  context: ServiceContext,
  payment: PaymentRow,
  refund: RefundRow,
  { reference, status }: RefundReport,
): Promise<void> {
  if (status === 'failed') context.log.error({ refund: refund.id }, 'a gateway could not pay back');
  await inTransaction(context.db, async (tx) => {
    await tx
      .update(refunds)
      .set({
        status,
        providerReference: reference,
        settledAt: status === 'sent' ? null : context.now(),
      })
      .where(eq(refunds.id, refund.id));
    if (status !== 'failed') await tellOfRefund(tx, payment, refund);
  });
}
