import type { OrderChangePreview } from '@/lib/contract/order-edit';
import type { OrderTotals } from '@/lib/contract/order';
import { toPaise, toRupees } from '@/lib/contract/money';
import { changeTexts } from '@/lib/features/order/change-texts';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';

const rows: [label: string, amount: (totals: OrderTotals) => number][] = [
  ['Items', ({ total }) => total],
  [
    'Discount',
    ({ discount_amt, prepaid_discount_amt = 0 }) =>
      toRupees(toPaise(prepaid_discount_amt) - toPaise(discount_amt)),
  ],
  ['Online payment discount', ({ prepaid_discount_amt = 0 }) => -prepaid_discount_amt],
  ['Delivery', ({ shipping_amt }) => shipping_amt],
  ['Gift voucher', ({ gift_voucher_amt = 0 }) => -gift_voucher_amt],
  ['Round off', ({ round_off_amt = 0 }) => round_off_amt],
  ['Total', ({ amount }) => amount],
];

export function EditPreview({ preview }: { preview: OrderChangePreview }) {
  const { before, after } = preview;
  return (
    <div role="status" className="grid gap-3">
      <table className="w-full text-right">
        <caption className="sr-only">Old and new total</caption>
        <thead>
          <tr className="border-b border-ink">
            <td />
            <th scope="col" className="py-1 font-[550]">
              Before
            </th>
            <th scope="col" className="py-1 font-[550]">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, readAmount]) => readAmount(before) !== 0 || readAmount(after) !== 0)
            .map(([label, readAmount]) => (
              <tr key={label} className="border-b border-rule last:font-semibold">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td className="py-1">{formatRupees(readAmount(before))}</td>
                <td className="py-1">{formatRupees(readAmount(after))}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p>{changeTexts(preview).join(' ')}</p>
      {preview.note && <p>{preview.note}</p>}
      <Facts
        rows={[
          ['Deliver to', preview.full_address],
          ['Expected delivery', preview.expected_on && formatDate(preview.expected_on)],
        ]}
      />
    </div>
  );
}
