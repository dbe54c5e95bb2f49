import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import { payments, type PaymentBuyer, type PaymentRow } from '../../db/schema/payment.ts';

export type PaymentPurpose = 'order' | 'membership' | 'gift_voucher';

export interface NewPayment {
  purpose: PaymentPurpose;
  /** For an order, and for nothing else. */
  orderId?: number;
  customerId?: number | undefined;
  /** The customer's own name for it: two of one purpose can't have the same. */
  clientKey?: string;
  /** Paise. */
  amount: number;
  buyer: PaymentBuyer;
  /** What is paid for, in a line. */
  productInfo: string;
}

/* As long as every gateway takes (Easebuzz: 40), and beyond guessing. */
const newTxnId = () => `SOSE${randomBytes(16).toString('hex')}`;

/**
 * Writes down that somebody is about to pay, under an id of the store's own. To be called in the
 * transaction of what is paid for; `createPaymentLink` comes once that is committed.
 */
export async function startPayment(
  { db, env, now }: ServiceContext,
  { purpose, orderId, customerId, clientKey, amount, buyer, productInfo }: NewPayment,
): Promise<PaymentRow> {
  const at = now();
  const [payment] = await db
    .insert(payments)
    .values({
      txnId: newTxnId(),
      purpose,
      orderId,
      customerId,
      clientKey,
      provider: env.payment.provider,
      amount,
      buyer,
      productInfo,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  return payment;
}
