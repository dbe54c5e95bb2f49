import { Ledger } from '@/components/ui/ledger';
import type { NewOrderPreview } from '@/lib/contract/staff-order-new';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';

export function NewOrderTotal({ preview }: { preview: NewOrderPreview }) {
  const { totals, full_address, expected_on, note } = preview;
  const { total, discount_amt, shipping_amt, amount } = totals;
  return (
    <div role="status" className="mb-4 grid gap-3">
      <Ledger
        caption="The new order"
        rows={[
          { key: 'goods', label: 'Items', amount: formatRupees(total) },
          ...(discount_amt > 0
            ? [{ key: 'discount', label: 'Coupon', amount: formatRupees(-discount_amt) }]
            : []),
          { key: 'delivery', label: 'Delivery', amount: formatRupees(shipping_amt) },
        ]}
        total={{ label: 'Total', amount: formatRupees(amount) }}
      />
      {note && <p>{note}</p>}
      <Facts
        rows={[
          ['Goes to', full_address],
          ['To arrive by', expected_on && formatDate(expected_on)],
        ]}
      />
    </div>
  );
}
