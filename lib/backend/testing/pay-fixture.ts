import { asc, eq } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/running.ts';
import { orderEvents, orders } from '../db/schema/order.ts';
import { paymentEvents, payments, refunds } from '../db/schema/payment.ts';
import {
  sandboxSignatureHeader,
  signSandboxMessage,
  type SandboxMessage,
} from '../providers/payment/sandbox-message.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import type { SandboxOutcome } from '../services/sandbox/end-sandbox-payment.ts';
import { orderFixture, type Buyer } from './order-fixture.ts';
import type { Answer, TestStore } from './test-store.ts';

export interface OpenPayment extends Buyer {
  orderId: string;
  txnId: string;
  /** The sandbox's message for a correct payment. */
  paid: SandboxMessage;
}

const toForm = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
};

export function paymentFixture(store: TestStore) {
  const fixture = orderFixture(store);
  const { db } = store.context;
  const secret = store.context.env.payment.sandboxSecret ?? '';

  const orderInput = ({ payload }: Buyer) => ({
    amount: payload['amount'],
    billing_address: payload['address1'],
    productinfo: 'Honey',
  });
  const link = ({ token }: { token: string }, fields: Record<string, unknown>, key?: string) =>
    store.call('POST', '/get-order-payment-link/', {
      token,
      body: toForm(fields),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const paymentOf = async (txnId: string) =>
    (await db.select().from(payments).where(eq(payments.txnId, txnId)))[0];
  const orderRow = async (name: string) =>
    (
      await db
        .select()
        .from(orders)
        .where(eq(orders.id, parseOrderId(name) ?? 0))
    )[0];

  return {
    ...fixture,
    orderInput,
    link,
    paymentOf,
    orderRow,
    renew: (token: string, fields: Record<string, unknown>) =>
      store.call('PATCH', '/edit-order-payment-link/', { token, body: fields }),
    /** A new customer's order that waits for its payment. */
    waiting: async (pid: number, quantity = 1): Promise<OpenPayment> => {
      const buyer = await fixture.buyer(pid, { quantity });
      const { body } = await link(buyer, orderInput(buyer));
      const [orderId, txnId] = [String(body['order_id']), String(body['txn_id'])];
      const payment = await paymentOf(txnId);
      if (!payment) throw new Error(`There is no link: ${JSON.stringify(body)}`);
      const { amount } = payment;
      const reference = `sbx_${txnId.slice(-18)}`;
      const paid: SandboxMessage = {
        txn_id: txnId,
        reference,
        amount,
        currency: 'INR',
        subject: orderId,
        status: 'paid',
      };
      return { ...buyer, orderId, txnId, paid };
    },
    /** Sends a gateway message, with a valid signature by default. */
    send: (
      message: SandboxMessage | string,
      { signature, at = store.context.now() }: { signature?: string; at?: Date } = {},
    ): Promise<Answer> => {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      return store.call('POST', '/payments/webhook/sandbox', {
        body,
        headers: {
          [sandboxSignatureHeader]: signature ?? signSandboxMessage(secret, body, at),
        },
      });
    },
    sign: (text: string, at = store.context.now()) => signSandboxMessage(secret, text, at),
    /** Presses a button on the sandbox's page. */
    press: async (txnId: string, outcome: SandboxOutcome) =>
      store.app.request(`/sandbox/pay/${txnId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome, method: 'upi' }),
      }),
    eventsOf: async (txnId: string) => {
      const payment = await paymentOf(txnId);
      return db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.paymentId, payment?.id ?? 0))
        .orderBy(asc(paymentEvents.id));
    },
    refundsOf: async (txnId: string) => {
      const payment = await paymentOf(txnId);
      return db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, payment?.id ?? 0));
    },
    historyOf: async (name: string) => {
      const rows = await db
        .select({ status: orderEvents.status })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, parseOrderId(name) ?? 0))
        .orderBy(asc(orderEvents.id));
      return rows.map(({ status }) => status);
    },
    /** Subjects of the mails to a customer. */
    mailsTo: async (email: string) => {
      const rows = await db
        .select({ subject: outboxMessages.subject })
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, email))
        .orderBy(asc(outboxMessages.id));
      return rows.map(({ subject }) => subject ?? '');
    },
    /** Texts of the mails to a customer. */
    mailTextsTo: async (email: string) => {
      const rows = await db
        .select({ text: outboxMessages.text })
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, email))
        .orderBy(asc(outboxMessages.id));
      return rows.map(({ text }) => text);
    },
  };
}
