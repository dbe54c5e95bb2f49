import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import { payments, type PaymentBuyer, type PaymentRow } from '../../db/schema/payment.ts';
import { conflict } from '../../errors.ts';
import { canPayOnline } from './can-pay-online.ts';
import { readShop } from '../shop-profile/read-shop.ts';

export type PaymentPurpose = 'order' | 'membership' | 'gift_voucher';

export interface NewPayment {
  purpose: PaymentPurpose;
  orderId?: number;
  customerId?: number | undefined;
  /** Idempotency key chosen by the client; unique per customer and purpose. */
  clientKey?: string;
  /** Paise. */
  amount: number;
  buyer: PaymentBuyer;
  /** One line. */
  productInfo: string;
}

/* 36 characters, within the limit of every gateway (Easebuzz: 40), and not guessable. */
const newTxnId = () => `SOSE${randomBytes(16).toString('hex')}`;

/**
 * Creates a payment with a transaction id of the store. Must be called in the transaction of the
 * order, month or voucher to pay; call `createPaymentLink` after the commit. Throws 409 if a
 * sandbox would take the payment of a shop that is no demo.
 */
export async function startPayment(
  context: ServiceContext,
  { purpose, orderId, customerId, clientKey, amount, buyer, productInfo }: NewPayment,
): Promise<PaymentRow> {
  const { db, env, now } = context;
  if (!canPayOnline(context, await readShop(context))) {
    throw conflict('This shop doesn’t take online payments yet');
  }
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
