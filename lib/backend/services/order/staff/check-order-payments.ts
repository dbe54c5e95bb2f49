import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { payments } from '../../../db/schema/payment.ts';
import { StoreError } from '../../../errors.ts';
import { PaymentUnavailable } from '../../../providers/payment/payment-provider.ts';
import { askAbout } from '../../payment/check-payments.ts';
import { openStatuses } from '../../payment/payment-status.ts';

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
