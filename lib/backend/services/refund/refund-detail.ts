import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { payments, refunds } from '../../db/schema/payment.ts';

const staff = alias(customers, 'staff');

/** Query for refunds with their gateway, credit note and the staff member who requested them. */
export const refundDetails = (db: Queryable) =>
  db
    .select({
      refund: refunds,
      provider: payments.provider,
      creditNote: invoices.number,
      firstName: staff.firstName,
      lastName: staff.lastName,
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(invoices, eq(invoices.id, refunds.creditNoteId))
    .leftJoin(staff, eq(staff.id, refunds.staffId))
    .$dynamic();

export type RefundDetail = Awaited<ReturnType<typeof refundDetails>>[number];
