import { randomBytes } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sandboxPayments, sandboxRefunds } from '../../db/schema/sandbox.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  ForgedMessage,
  PaymentUnavailable,
  type PaymentProvider,
  type PaymentReport,
} from './payment-provider.ts';
import {
  readSandboxMessage,
  sandboxSignatureHeader,
  verifySandboxMessage,
} from './sandbox-message.ts';

const known: Record<string, PaymentReport['status']> = { paid: 'paid', failed: 'failed' };
const newReference = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;

/** Path of the sandbox's payment page on the store's site. */
export const sandboxPath = (txnId: string) => `/sandbox/pay/${txnId}`;

/**
 * A gateway that takes no money, for demo mode: a page with buttons instead of banks, signed
 * messages like a real gateway, and its own payment records, from which it answers status requests.
 */
export function sandbox(context: ServiceContext, secret: string): PaymentProvider {
  const { db, now, env } = context;
  return {
    name: 'sandbox',
    createLink: async (request) => {
      await db
        .insert(sandboxPayments)
        .values({
          txnId: request.txnId,
          reference: newReference('sbx'),
          amount: request.amount,
          currency: request.currency,
          subject: request.subject,
          productInfo: request.productInfo,
          buyerName: request.buyer.name,
          returnUrl: request.returnUrl,
          createdAt: now(),
        })
        .onConflictDoNothing();
      return { url: `${env.siteUrl}${sandboxPath(request.txnId)}` };
    },
    readReturn: (message) => {
      const text = message.query.get('message') ?? '';
      verifySandboxMessage(secret, text, message.query.get('signature') ?? '', message.now);
      return readSandboxMessage(Buffer.from(text, 'base64url').toString());
    },
    readWebhook: (message) => {
      const signature = message.header(sandboxSignatureHeader);
      if (signature === undefined) throw new ForgedMessage('The message is not signed');
      verifySandboxMessage(secret, message.body, signature, message.now);
      return readSandboxMessage(message.body);
    },
    fetchStatus: async ({ txnId }) => {
      const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.txnId, txnId));
      if (!row) return undefined;
      const { reference, amount, currency, subject } = row;
      return {
        txnId,
        reference,
        amount,
        currency,
        subject,
        status: known[row.status] ?? 'pending',
      };
    },
    refund: ({ payment, key, amount }) =>
      inTransaction(db, async (tx) => {
        const [paid] = await tx
          .select()
          .from(sandboxPayments)
          .where(and(eq(sandboxPayments.txnId, payment.txnId), eq(sandboxPayments.status, 'paid')))
          .for('update');
        if (!paid) throw new PaymentUnavailable('The sandbox has no such payment');
        const [before] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
        if (before) return { reference: before.reference, status: 'settled' as const };
        const [spent] = await tx
          .select({ all: sum(sandboxRefunds.amount) })
          .from(sandboxRefunds)
          .where(eq(sandboxRefunds.txnId, payment.txnId));
        if (Number(spent?.all ?? 0) + amount > paid.amount) {
          throw new PaymentUnavailable('The sandbox pays back no more than was paid');
        }
        const reference = newReference('sbr');
        await tx
          .insert(sandboxRefunds)
          .values({ key, reference, txnId: payment.txnId, amount, createdAt: now() });
        return { reference, status: 'settled' as const };
      }),
    fetchRefund: async ({ key }) => {
      const [row] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
      return row && { reference: row.reference, status: 'settled' };
    },
  };
}
