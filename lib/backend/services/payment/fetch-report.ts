import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments } from '../../db/schema/payment.ts';
import type { PaymentReport } from '../../providers/payment/payment-provider.ts';
import { findGateway } from '../../providers/connect.ts';

/**
 * Asks the payment's own gateway (`provider`) for its state; undefined if the store or the gateway does not know
 * the payment, or if the store has no keys of the gateway. Throws `PaymentUnavailable`. Must not be
 * called within a transaction.
 */
export async function fetchReport(
  context: ServiceContext,
  txnId: string,
): Promise<{ provider: string; report: PaymentReport } | undefined> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.txnId, txnId));
  if (!payment) return undefined;
  const { provider } = payment;
  const report = await findGateway(context, provider)?.fetchStatus(payment);
  return report && { provider, report };
}
