import type { SalesBucket } from '@/lib/contract/staff-today';
import { formatDate, formatTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { dayInIndia } from '@/lib/contract/india-clock';
import { PermittedLink } from '../permitted-link';

interface SalesTableProps {
  buckets: SalesBucket[];
  isByHour: boolean;
  seesOrders: boolean;
}

export function SalesTable({ buckets, isByHour, seesOrders }: SalesTableProps) {
  const sold = buckets.filter(({ orders }) => orders > 0).reverse();
  if (sold.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="min-h-11 content-center font-medium text-leaf-7">Show as table</summary>
      <table className="data-table">
        <caption className="sr-only">Sales by {isByHour ? 'hour' : 'day'}</caption>
        <thead>
          <tr>
            <th scope="col">{isByHour ? 'From' : 'Day'}</th>
            <th scope="col" className="text-right">
              Orders
            </th>
            <th scope="col" className="ledger-rule text-right">
              Net sales
            </th>
          </tr>
        </thead>
        <tbody>
          {sold.map(({ from, orders, revenue }) => {
            const day = dayInIndia(new Date(from));
            return (
              <tr key={from}>
                <th scope="row">
                  <PermittedLink
                    href={`/dashboard/orders?from=${day}&to=${day}`}
                    isPermitted={seesOrders}
                    className="text-leaf-7 hover:underline"
                  >
                    {isByHour ? formatTime(from) : formatDate(from)}
                  </PermittedLink>
                </th>
                <td className="text-right">{orders}</td>
                <td className="ledger-rule text-right">{formatRupees(revenue)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
