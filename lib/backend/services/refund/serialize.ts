import type {
  OrderMoney,
  OrderRefund,
  RefundRow,
  RefundState,
} from '../../../contract/staff-refund.ts';
import { toRupees } from '../../../contract/money.ts';
import { documentTotal } from '../invoice/document-total.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { LineLeft } from './credits-of.ts';
import type { OrderBalance } from './order-balance.ts';
import type { RefundDetail } from './refund-detail.ts';

const states: Record<string, RefundState> = {
  requested: 'asked_for',
  sent: 'sent',
  settled: 'done',
  failed: 'failed',
  by_hand: 'to_be_paid',
  done_by_hand: 'done',
};

/** Converts the stored status to the API's state. */
export function refundStateOf(status: string): RefundState {
  const state = states[status];
  if (!state) throw new Error(`A refund cannot be ${status}`);
  return state;
}

/** Refund to a gift voucher, in paise. */
export interface VoucherEntry {
  change: number;
  at: Date;
}

interface Money {
  name: string;
  balance: OrderBalance;
  lines: readonly LineLeft[];
  /** Paise left of the delivery fee. */
  delivery: number;
  refunds: readonly RefundDetail[];
  back: readonly VoucherEntry[];
  refunded: number;
  paid: number;
  obstacle: string | null;
}

/** Serializes the payments and refunds of an order for staff. */
export function toOrderMoney(money: Money): OrderMoney {
  const { invoice, notes, rows } = money.balance;
  const notCredited = rows.reduce((sum, { left }) => sum + left, 0);
  const mayRefund = money.obstacle === null;
  return {
    order_id: money.name,
    invoice_number: invoice?.number ?? null,
    invoiced: toRupees(invoice ? documentTotal(invoice) : 0),
    not_credited: toRupees(notCredited),
    paid: toRupees(money.paid),
    refunded: toRupees(money.refunded),
    refundable_goods: toRupees(mayRefund ? notCredited - money.delivery : 0),
    refundable_shipping: toRupees(mayRefund ? money.delivery : 0),
    lines: money.lines.map(({ lineId, row, pieces, left }) => ({
      line_id: lineId,
      product_name: row.combo ? `${row.name} (${row.combo.name})` : row.name,
      quantity: row.quantity,
      refundable_quantity: mayRefund && left > 0 ? pieces : 0,
      refundable_amount: toRupees(mayRefund ? left : 0),
    })),
    refunds: [...money.refunds.map(toRefund), ...money.back.map(toVoucherRefund)].sort((a, b) =>
      a.created_at.localeCompare(b.created_at),
    ),
    credit_notes: notes.map(({ number, amount, document, issuedAt }) => ({
      number,
      amount: toRupees(amount),
      reason: document.against?.reason ?? '',
      issued_at: issuedAt.toISOString(),
    })),
    obstacle: money.obstacle,
  };
}

function toRefund({
  refund,
  provider,
  creditNote,
  firstName,
  lastName,
}: RefundDetail): OrderRefund {
  const isByHand = ['by_hand', 'done_by_hand'].includes(refund.status);
  return {
    id: refund.id,
    amount: toRupees(refund.amount),
    way: isByHand ? 'by_hand' : 'source',
    state: refundStateOf(refund.status),
    reason: refund.reason,
    provider,
    reference: refund.providerReference,
    credit_note: creditNote,
    by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    created_at: refund.createdAt.toISOString(),
    settled_at: refund.settledAt?.toISOString() ?? null,
  };
}

export function toRefundRow(detail: RefundDetail): RefundRow {
  const { id, orderId, paymentId } = detail.refund;
  return {
    ...toRefund(detail),
    id,
    order_id: orderId === null ? null : formatOrderId(orderId),
    payment_id: paymentId,
  };
}

function toVoucherRefund({ change, at }: VoucherEntry): OrderRefund {
  return {
    id: null,
    amount: toRupees(change),
    way: 'gift_voucher',
    state: 'done',
    reason: 'Added back to the gift voucher',
    provider: null,
    reference: null,
    credit_note: null,
    by: null,
    created_at: at.toISOString(),
    settled_at: at.toISOString(),
  };
}
