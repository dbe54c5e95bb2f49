import {
  cashFeeRow,
  discountRows,
  giftVoucherRow,
  roundOffRow,
  undeliveredRow,
} from '@/components/cart/bill-rows';
import { TaxNote } from '@/components/cart/tax-note';
import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import type { Order } from '@/lib/contract/order';
import { formatRupees } from '@/lib/format/money';
import { amountDue, totalLabel } from '@/lib/features/order/order-rules';
import { orderFigures } from '@/lib/features/order/order-figures';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

export function OrderAccount({ order }: { order: Order }) {
  const { pieces, goods, delivery, payable, tax } = orderFigures(order);
  const due = amountDue(order);
  const rows: LedgerRow[] = [
    { key: 'goods', label: 'Items', amount: formatRupees(goods) },
    ...discountRows(order, order.applied_voucher_code),
    {
      key: 'delivery',
      label: 'Delivery',
      amount: delivery === 0 ? 'Free' : formatRupees(delivery),
      isSaving: delivery === 0,
    },
    ...cashFeeRow(order.cash_fee_amt),
    ...giftVoucherRow(order.gift_voucher_amt),
    ...roundOffRow(order.round_off_amt),
    ...undeliveredRow(order.uncollected_amt),
  ];
  return (
    <aside
      aria-labelledby="account-head"
      className="border-rule max-md:-mx-4 max-md:border-y md:rounded-control md:border bg-paper-0 lg:sticky lg:top-6 px-[min(1rem,5vw)] py-4 md:p-7 print:mr-0! print:ml-auto! print:w-80 print:border-0 print:p-0"
    >
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="account-head" className="font-display text-4 font-medium">
          Bill details
        </h2>
        <span className="small-caps font-normal text-ink-2">
          {pieces === 1 ? '1 item' : `${pieces} items`}
        </span>
      </div>
      <Ledger
        caption={`Bill for order ${order.order_id}`}
        rows={rows}
        total={{ label: totalLabel(order), amount: formatRupees(payable) }}
      />
      {due > 0 && order.is_paid && (
        <p className="mt-2 font-[550]">{formatRupees(due)} is still due on this order.</p>
      )}
      {/* The tax is of all goods, also of those that did not arrive. */}
      <TaxNote
        tax={order.uncollected_amt ? undefined : tax}
        giftVoucher={order.gift_voucher_amt}
        className="mt-2"
      />
      <OrderRefunds order={order} />
      <OrderCredits order={order} />
    </aside>
  );
}

/* A credit note may cancel what was never paid, so it is not called a refund. */
function OrderCredits({ order: { credit_notes } }: { order: Order }) {
  if (credit_notes.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2 border-t border-rule pt-3 text-1">
      {credit_notes.map(({ number, amount, issued_at }) => (
        <li key={number}>
          <a
            href={routes.creditNote(number)}
            download
            className="underline underline-offset-4 hover:text-leaf-7"
          >
            Credit note {number}
          </a>
          {`, ${formatRupees(amount)}, ${formatDate(issued_at)}`}
        </li>
      ))}
    </ul>
  );
}

const refundClass = 'w-[36%] ledger-rule py-2 pl-3 text-right font-semibold text-leaf-7';

function OrderRefunds({ order }: { order: Order }) {
  const { refunds = [], gift_voucher_returned_amt: toVoucher = 0 } = order;
  if (refunds.length === 0 && toVoucher === 0) return null;
  return (
    <table className="mt-3 w-full border-collapse border-t border-rule text-left">
      <caption className="sr-only">Refunds</caption>
      <tbody>
        {refunds.map(({ amount, requested_at, is_settled }, index) => (
          <tr key={index} className="border-b border-rule">
            <th scope="row" className="py-2 pr-3 font-normal">
              {is_settled ? 'Refunded' : 'Refund on its way'}
              <span className="block text-1 text-ink-2">{formatDate(requested_at)}</span>
            </th>
            <td className={refundClass}>{formatRupees(-amount)}</td>
          </tr>
        ))}
        {toVoucher > 0 && (
          <tr className="border-b border-rule">
            <th scope="row" className="py-2 pr-3 font-normal">
              Added back to gift voucher
            </th>
            <td className={refundClass}>{formatRupees(-toVoucher)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
