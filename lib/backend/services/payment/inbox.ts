import { cutText } from '../../../contract/cut-text.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { paymentEvents, payments } from '../../db/schema/payment.ts';
import { withinTransaction } from '../../db/transaction.ts';
import {
  PaymentUnavailable,
  type SignedContent,
  type PaymentReport,
} from '../../providers/payment/payment-provider.ts';
import { fetchReport } from './fetch-report.ts';
import { queryPeriodMs } from './payment-status.ts';
import { settlePayment, type Settlement } from './settle-payment.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/** Payload of an event: a report, or only the payment that the gateway must be asked about. */
export interface EventPayload extends SignedContent {
  /** Source: `return` (browser), `webhook` or `asked`. */
  by: string;
  /** As received, for investigations. */
  raw: string;
}

const longestRaw = 20_000;
/* PostgreSQL text cannot contain NUL. */
const storable = (raw: string) => cutText(raw.replaceAll('\0', ''), longestRaw);
const hashParts = (...parts: string[]) => sha256Hex(parts.join('\n'));

/*
 * Idempotency key: the same statement about a payment is one event, whichever channel it came
 * through.
 */
function toEventKey({ report, txnId, statement }: SignedContent): string {
  if (!report) return hashParts('ask', txnId, statement);
  const { reference, amount, currency, subject, status } = report;
  return hashParts(txnId, reference ?? '', String(amount), currency, subject ?? '', status);
}

/**
 * Stores a gateway's message in its own transaction before it is handled; the same message is
 * stored once. Returns the event's id and whether it is new.
 */
export async function keepEvent(
  { db, now }: ServiceContext,
  provider: string,
  word: SignedContent,
  source: { by: string; raw: string },
): Promise<{ id: number; isNew: boolean }> {
  const eventKey = toEventKey(word);
  const payload: EventPayload = { ...word, by: source.by, raw: storable(source.raw) };
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.txnId, word.txnId));
  const [stored] = await db
    .insert(paymentEvents)
    .values({ provider, eventKey, paymentId: payment?.id, payload, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (stored) return { id: stored.id, isNew: true };
  const [before] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventKey, eventKey)));
  if (!before) throw new Error('An event of the inbox is gone');
  return { id: before.id, isNew: false };
}

/*
 * A gateway that has signed a message about a payment of the store knows it, whatever it answers.
 */
async function askGateway(
  context: ServiceContext,
  { paymentId, receivedAt }: typeof paymentEvents.$inferSelect,
  txnId: string,
): Promise<PaymentReport | undefined> {
  const answer = await fetchReport(context, txnId);
  const isFresh = context.now().getTime() - receivedAt.getTime() < queryPeriodMs;
  if (!answer && paymentId !== null && isFresh) {
    throw new PaymentUnavailable(`The gateway does not find payment ${txnId}`);
  }
  return answer?.report;
}

/**
 * Handles a stored event once: the row is locked, and a concurrent second call finds it handled.
 * Throws `PaymentUnavailable` if the gateway must be asked and does not answer; the event then
 * stays unhandled.
 */
export async function handleEvent(context: ServiceContext, eventId: number): Promise<Settlement> {
  const [event] = await context.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId));
  if (!event) throw new Error(`The inbox has no event ${eventId}`);
  if (event.handledAt) return 'nothing new';
  const { report, txnId } = event.payload as EventPayload;
  const currentReport: PaymentReport | undefined =
    report ?? (await askGateway(context, event, txnId));
  return withinTransaction(context, async (within, tx) => {
    const [mine] = await tx
      .select({ handledAt: paymentEvents.handledAt })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, eventId))
      .for('update');
    if (!mine || mine.handledAt) return 'nothing new';
    const outcome = currentReport
      ? await settlePayment(within, event.provider, currentReport)
      : 'unknown payment';
    await tx
      .update(paymentEvents)
      .set({ handledAt: context.now(), outcome })
      .where(eq(paymentEvents.id, eventId));
    return outcome;
  });
}
