import Link from 'next/link';
import type { AnswerOf } from '@/lib/contract/endpoint';
import {
  salesPeriods,
  type getSales,
  type SalesPeriod,
  type SalesBucket,
} from '@/lib/contract/staff-today';
import { compare } from '@/lib/dashboard/today/compare';
import { formatRupees } from '@/lib/format/money';
import { dayInIndia } from '@/lib/contract/india-clock';
import { routes } from '@/lib/platform/routes';
import { Panel } from '../panel';
import { PermittedLink } from '../permitted-link';
import { SalesChart } from './sales-chart';
import { formatDate, formatTime } from '@/lib/format/date';

interface SalesPanelProps {
  period: SalesPeriod;
  sales: AnswerOf<typeof getSales>['data'];
  seesOrders: boolean;
}

const names: Record<SalesPeriod, string> = {
  today: 'Today',
  week: '7 days',
  month: '30 days',
  quarter: '90 days',
};

const earlier: Record<SalesPeriod, string> = {
  today: 'this time yesterday',
  week: 'the previous 7 days',
  month: 'the previous 30 days',
  quarter: 'the previous 90 days',
};

export function SalesPanel({ period, sales, seesOrders }: SalesPanelProps) {
  const { now, before, buckets, from, bucket_seconds: seconds } = sales;
  const list = `/dashboard/orders?from=${dayInIndia(new Date(from))}`;
  const figures = [
    {
      name: 'Net sales',
      text: formatRupees(now.revenue),
      change: compare(now.revenue, before.revenue),
    },
    {
      name: 'Orders',
      text: now.orders.toLocaleString('en-IN'),
      change: compare(now.orders, before.orders),
    },
    {
      name: 'Average order value',
      text: formatRupees(now.basket),
      change: compare(now.basket, before.basket),
    },
    {
      name: 'Items',
      text: now.pieces.toLocaleString('en-IN'),
      change: compare(now.pieces, before.pieces),
    },
  ];
  return (
    <Panel
      title="Sales"
      actions={
        <nav aria-label="Period" className="period-links">
          {salesPeriods.map((name) => (
            <Link
              key={name}
              href={name === 'today' ? routes.dashboard : `${routes.dashboard}?period=${name}`}
              prefetch={false}
              scroll={false}
              aria-current={name === period ? 'true' : undefined}
            >
              {names[name]}
            </Link>
          ))}
        </nav>
      }
    >
      <ul className="figures">
        {figures.map(({ name, text, change }) => (
          <li key={name}>
            <PermittedLink href={list} isPermitted={seesOrders}>
              <span>{name}</span>
              <strong>{text}</strong>
              <small>
                {change
                  ? `${change} ${earlier[period]}`
                  : `No sales ${period === 'today' ? 'by ' : 'in '}${earlier[period]}`}
              </small>
            </PermittedLink>
          </li>
        ))}
      </ul>
      <SalesChart buckets={buckets} isByHour={seconds === 3_600} />
      <SalesTable buckets={buckets} isByHour={seconds === 3_600} seesOrders={seesOrders} />
    </Panel>
  );
}

interface SalesTableProps {
  buckets: SalesBucket[];
  isByHour: boolean;
  seesOrders: boolean;
}

function SalesTable({ buckets, isByHour, seesOrders }: SalesTableProps) {
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
