import type { Order } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';

export function OrderRefunds({ refunds = [] }: { refunds: Order['refunds'] }) {
  if (refunds.length === 0) return null;
  return (
    <table className="mt-3 w-full border-collapse border-t border-rule text-left">
      <caption className="sr-only">Refunds</caption>
      <tbody>
        {refunds.map(({ amount, requested_at, is_settled }, place) => (
          <tr key={place} className="border-b border-rule">
            <th scope="row" className="py-2 pr-3 font-normal">
              {is_settled ? 'Refunded' : 'Refund on its way'}
              <span className="block text-1 text-ink-2">{formatDate(requested_at)}</span>
            </th>
            <td className="w-[36%] ledger-rule py-2 pl-3 text-right font-semibold text-leaf-7">
              {formatRupees(-amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
