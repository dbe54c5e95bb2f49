import {
  cashFeeRow,
  discountRows,
  giftVoucherRow,
  roundOffRow,
  undeliveredRow,
} from '@/components/cart/bill-rows';
import { TaxNote } from '@/components/cart/tax-note';
import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import type {
  OrderMoney,
  OrderRefund,
  RefundState,
  RefundMethod,
} from '@/lib/contract/staff-refund';
import { creditNoteUrl } from '@/lib/dashboard/orders/print-urls';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { totalLabel } from '@/lib/features/order/order-rules';
import { orderFigures } from '@/lib/features/order/order-figures';
import { Panel } from '../panel';
import { RefundDialog } from './refund-dialog';

const methodLabels: Record<RefundMethod, string> = {
  source: 'To the original payment method',
  gift_voucher: 'To the gift voucher',
  by_hand: 'Manual refund',
};

const states: Record<RefundState, string> = {
  asked_for: 'requested from the gateway',
  sent: 'processing',
  done: 'done',
  failed: 'failed, see Payments',
  to_be_paid: 'not paid yet, see Payments',
};

const refundText = ({ way, state }: Pick<OrderRefund, 'way' | 'state'>): string =>
  `${methodLabels[way]}: ${states[state]}`;

interface OrderAccountProps {
  order: StaffOrder;
  money: OrderMoney;
  onChanged: () => void;
}

export function OrderAccount({ order, money, onChanged }: OrderAccountProps) {
  const { goods, delivery, payable, tax } = orderFigures(order);
  const row = (key: string, label: string, amount: number): LedgerRow => ({
    key,
    label,
    amount: formatRupees(amount),
  });
  const voucher = order.gift_vouchers.map(({ last_four }) => `…${last_four}`).join(', ');
  const rows = [
    row('goods', 'Items', goods),
    ...discountRows(order, order.applied_voucher_code),
    { ...row('delivery', 'Delivery', delivery), ...(delivery === 0 && { amount: 'Free' }) },
    ...cashFeeRow(order.cash_fee_amt),
    ...giftVoucherRow(order.gift_voucher_amt, voucher),
    ...roundOffRow(order.round_off_amt),
    ...undeliveredRow(order.uncollected_amt),
  ];
  return (
    <Panel
      title="Order summary"
      actions={!money.obstacle && <RefundDialog money={money} onRefunded={onChanged} />}
    >
      <Ledger
        caption={`Summary of order ${order.order_id}`}
        rows={rows}
        total={{ label: totalLabel(order), amount: formatRupees(payable) }}
      />
      {/* The tax is of all goods, also of those that did not arrive. */}
      <TaxNote
        tax={order.uncollected_amt ? undefined : tax}
        giftVoucher={order.gift_voucher_amt}
        className="mt-2"
      />
      {money.refunds.length > 0 && (
        <ul className="order-refunds" aria-label="Refunds">
          {money.refunds.map((refund, index) => (
            <li key={refund.id ?? `voucher ${index}`}>
              <span>
                {refundText(refund)}
                <small>
                  {[formatDateTime(refund.created_at), refund.reason, refund.by]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <strong>{formatRupees(-refund.amount)}</strong>
            </li>
          ))}
        </ul>
      )}
      {money.credit_notes.length > 0 && (
        <p className="mt-3">
          Credit notes:{' '}
          {money.credit_notes.map(({ number }) => (
            <a
              key={number}
              href={creditNoteUrl(number)}
              target="_blank"
              rel="noreferrer"
              className="mr-3 text-leaf-7 underline underline-offset-4"
            >
              {number}
            </a>
          ))}
        </p>
      )}
      {money.obstacle && money.paid > 0 && (
        <p className="mt-3 text-1 text-ink-2">{money.obstacle}</p>
      )}
    </Panel>
  );
}
