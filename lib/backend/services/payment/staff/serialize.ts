import {
  staffPaymentStates,
  type PaymentEvent,
  type StaffPayment,
  type StaffPaymentDetail,
} from '../../../../contract/staff-payment.ts';
import { paymentPurposes } from '../../../../contract/payment.ts';
import type { paymentEvents, RefundRow } from '../../../db/schema/payment.ts';
import { toRupees } from '../../../../contract/money.ts';
import { assertOneOf } from '../../order/assert-one-of.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { refundStateOf } from '../../refund/serialize.ts';
import type { EventPayload } from '../inbox.ts';
import type { SeenByStaff } from './payment-columns.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export function toStaffPayment({
  payment,
  isNotTaken,
  outcome,
  refunded,
  buyerEmail,
}: SeenByStaff): StaffPayment {
  return {
    id: payment.id,
    txn_id: payment.txnId,
    state: assertOneOf(staffPaymentStates, payment.status),
    is_not_taken: isNotTaken,
    outcome,
    purpose: assertOneOf(paymentPurposes, payment.purpose),
    order_id: payment.orderId === null ? null : formatOrderId(payment.orderId),
    provider: payment.provider,
    reference: payment.providerReference,
    amount: toRupees(payment.amount),
    refunded: toRupees(refunded),
    buyer_name: payment.buyer.name,
    buyer_email: buyerEmail,
    created_at: payment.createdAt.toISOString(),
    settled_at: payment.settledAt?.toISOString() ?? null,
  };
}

export function toPaymentDetail(
  seen: SeenByStaff,
  events: readonly EventRow[],
  refunds: readonly RefundRow[],
): StaffPaymentDetail {
  const { currency, taken } = seen.payment;
  return {
    ...toStaffPayment(seen),
    currency,
    taken: taken === null ? null : toRupees(taken),
    events: events.map(toEvent),
    refunds: refunds.map(({ id, amount, status, reason, providerReference, createdAt }) => ({
      id,
      amount: toRupees(amount),
      state: refundStateOf(status),
      reason,
      reference: providerReference,
      created_at: createdAt.toISOString(),
    })),
  };
}

function toEvent({ id, payload, outcome, receivedAt, handledAt }: EventRow): PaymentEvent {
  const { by, report } = payload as EventPayload;
  return {
    id,
    by,
    says: report
      ? {
          status: report.status,
          amount: toRupees(report.amount),
          currency: report.currency,
          subject: report.subject ?? null,
          reference: report.reference,
        }
      : null,
    outcome,
    received_at: receivedAt.toISOString(),
    handled_at: handledAt?.toISOString() ?? null,
  };
}
