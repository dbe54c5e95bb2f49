import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { listSubscriptions, type Subscription } from '../../contract/subscription.ts';
import { memberships, type MembershipRow } from '../db/schema/membership.ts';
import { payments, type PaymentRow } from '../db/schema/payment.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { inTransaction } from '../db/transaction.ts';
import { settlePayment } from '../services/payment/settle-payment.ts';
import type { Shopper } from './make-customer.ts';
import type { Answer, TestStore } from './test-store.ts';

type Caller = Pick<Shopper, 'token'>;

export function memberFixture(store: TestStore) {
  const { db } = store.context;

  const askForLink = (
    { token }: Caller,
    txnid: unknown = randomUUID(),
    key?: string,
  ): Promise<Answer> =>
    store.call('POST', '/get-subscription-payment-link/', {
      token,
      body: { txnid },
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  /** Finds the payment by the customer's `txnid`. */
  const paymentCalled = async (txnid: string): Promise<PaymentRow> => {
    const [row] = await db.select().from(payments).where(eq(payments.clientKey, txnid));
    if (!row) throw new Error('There is no such payment');
    return row;
  };

  /** Settles the payment with the status and the amount that the gateway reports. */
  const settle = async (
    txnid: string,
    status: 'paid' | 'failed' = 'paid',
    taken?: number,
  ): Promise<string> => {
    const { txnId, amount, currency } = await paymentCalled(txnid);
    const report = {
      ...{ txnId, reference: `ref-${txnId}`, currency, status },
      amount: taken ?? amount,
    };
    return inTransaction(db, (tx) =>
      settlePayment({ ...store.context, db: tx }, 'sandbox', report),
    );
  };

  return {
    askForLink,
    paymentCalled,
    settle,
    /** Buys and pays a month; returns the customer's `txnid` of the payment. */
    buy: async (who: Caller): Promise<string> => {
      const txnid = randomUUID();
      const { status } = await askForLink(who, txnid);
      if (status !== 200) throw new Error(`A link was answered with ${status}`);
      await settle(txnid);
      return txnid;
    },
    months: ({ customerId }: Shopper): Promise<MembershipRow[]> =>
      db
        .select()
        .from(memberships)
        .where(eq(memberships.customerId, customerId))
        .orderBy(memberships.id),
    rows: async ({ token }: Caller): Promise<Subscription[]> => {
      const { body } = await store.call('GET', '/user/profile_elite_users/', { token });
      return (await listSubscriptions.answer.validate(body, { strict: true })).data;
    },
    messages: async ({ email }: Shopper, kind: string) => {
      const rows = await db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, email));
      return rows.filter((row) => row.kind === kind);
    },
  };
}
