import { desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships, type MembershipRow } from '../../db/schema/membership.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { refunds, type RefundRow } from '../../db/schema/payment.ts';
import { whyNotCancelled } from './cancel-obstacle.ts';

export interface BoughtMonth {
  month: MembershipRow;
  firstName: string;
  lastName: string;
  /** Why it cannot be cancelled now; undefined if it can. */
  obstacle: string | undefined;
  /** Null for a month that the shop has given. */
  invoiceNumber: string | null;
  refund: Pick<RefundRow, 'amount' | 'status'> | null;
}

/** Returns the customer's months of Elite, newest first. */
export async function listSubscriptions(
  context: ServiceContext,
  customerId: number,
): Promise<BoughtMonth[]> {
  const rows = await context.db
    .select({
      month: memberships,
      firstName: customers.firstName,
      lastName: customers.lastName,
      invoiceNumber: invoices.number,
      refund: { amount: refunds.amount, status: refunds.status },
    })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(invoices, eq(invoices.id, memberships.invoiceId))
    .leftJoin(refunds, eq(refunds.paymentId, memberships.paymentId))
    .where(eq(memberships.customerId, customerId))
    .orderBy(desc(memberships.startsAt), desc(memberships.id), desc(refunds.id));
  const months: BoughtMonth[] = [];
  const seen = new Set<number>();
  for (const row of rows) {
    // A payment with several partial refunds has several rows: the newest counts.
    if (seen.has(row.month.id)) continue;
    seen.add(row.month.id);
    months.push({ ...row, obstacle: await whyNotCancelled(context, row.month) });
  }
  return months;
}
