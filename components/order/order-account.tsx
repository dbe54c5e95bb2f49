import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import type { Order } from '@/lib/contract/order';
import { formatRupees } from '@/lib/format/money';
import { orderFigures } from '@/lib/order/order-figures';
import { OrderAddress } from './order-address';

/** The account of an order: its amounts, where it goes, and the words on its card. */
export function OrderAccount({ order }: { order: Order }) {
  const { pieces, goods, discount, delivery, payable, tax } = orderFigures(order);
  const code = order.applied_voucher_code;
  const rows: LedgerRow[] = [
    { key: 'goods', label: 'Goods', amount: formatRupees(goods) },
    ...(discount > 0
      ? [
          {
            key: 'discount',
            label: code ? `Voucher ${code}` : 'Discount',
            amount: formatRupees(-discount),
            isSaving: true,
          },
        ]
      : []),
    {
      key: 'delivery',
      label: 'Delivery',
      amount: delivery === 0 ? 'Free' : formatRupees(delivery),
      isSaving: delivery === 0,
    },
  ];
  return (
    <aside
      aria-labelledby="account-head"
      className="border-rule max-md:-mx-4 max-md:border-y md:rounded-control md:border lg:sticky lg:top-6 lg:row-span-2 lg:mt-6 bg-paper-0 p-4 md:p-7 print:border-0 print:bg-transparent print:p-0"
    >
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="account-head" className="font-display text-4 font-medium">
          The account
        </h2>
        <span className="small-caps font-normal text-ink-2">
          {pieces === 1 ? '1 item' : `${pieces} items`}
        </span>
      </div>
      <Ledger
        caption={`The account of order ${order.order_id}`}
        rows={rows}
        total={{ label: order.is_paid ? 'Paid' : 'To pay', amount: formatRupees(payable) }}
      />
      <p className="mt-2 text-1 text-ink-2">
        incl. of all taxes; GST of {formatRupees(tax)} is contained.
      </p>
      <div className="mt-6 grid gap-5 border-t border-rule pt-5">
        <OrderAddress title="Delivery address" address={order.shipping_address} />
        <OrderAddress title="Billing address" address={order.billing_address} />
        {order.is_gift && (
          <div>
            <h3 className="small-caps text-ink-2">Gift</h3>
            {order.gift_message ? (
              <blockquote className="mt-1 border-l-[3px] border-turmeric pl-3 font-display text-3 whitespace-pre-line">
                {order.gift_message}
              </blockquote>
            ) : (
              <p className="mt-1">Packed as a gift, without a message.</p>
            )}
          </div>
        )}
      </div>
    </aside>
  );
}
