'use client';

import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import {
  listPackingOrders,
  type PackingStatus,
  type PackingOrder,
} from '@/lib/contract/staff-packing';
import { packPath } from '@/lib/dashboard/paths';
import { packingSlipsUrl, pickListUrl } from '@/lib/dashboard/orders/print-urls';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import Link from 'next/link';
import { formatRupees } from '@/lib/format/money';
import { OrderMarks } from '../orders/order-marks';

const refreshMs = 30_000;

const groups: { status: PackingStatus; title: string; none: string }[] = [
  { status: 'Confirmed', title: 'To pack', none: 'No orders to pack.' },
  { status: 'Packed', title: 'To ship', none: 'No orders to ship.' },
];

export function PackingScreen({ known }: { known: AnswerOf<typeof listPackingOrders> }) {
  const { data = known } = useSWR<AnswerOf<typeof listPackingOrders>>(
    listPackingOrders.path,
    readLazily,
    { fallbackData: known, refreshInterval: refreshMs },
  );
  const collectIds = (wanted: PackingStatus) =>
    data.data.flatMap(({ order_id, order_status }) => (order_status === wanted ? [order_id] : []));
  const toPack = collectIds('Confirmed');

  return (
    <>
      <DashboardHead title="Packing">
        {toPack.length > 0 && (
          <>
            <a
              href={pickListUrl(toPack)}
              className={buttonClass('second', 'card')}
              target="_blank"
              rel="noreferrer"
            >
              Pick list
            </a>
            <a
              href={packingSlipsUrl(toPack)}
              className={buttonClass('second', 'card')}
              target="_blank"
              rel="noreferrer"
            >
              Packing slips
            </a>
          </>
        )}
      </DashboardHead>
      <div className="panels">
        {groups.map(({ status, title, none }) => {
          const orders = data.data.filter(({ order_status }) => order_status === status);
          return (
            <Panel key={status} title={`${title} (${orders.length}${data.more ? '+' : ''})`}>
              {orders.length === 0 ? (
                <p className="text-ink-2">{none}</p>
              ) : (
                <ul className="pack-cards">
                  {orders.map((order) => (
                    <PackCard key={order.order_id} order={order} />
                  ))}
                </ul>
              )}
            </Panel>
          );
        })}
      </div>
    </>
  );
}

function PackCard({ order }: { order: PackingOrder }) {
  const { order_id, order_status, name, city, item_count, cash_due } = order;
  return (
    <li>
      <h3>
        {order_id}
        <OrderMarks order={order} />
      </h3>
      <p>
        {name}, {city}
      </p>
      <p className="text-ink-2">
        {item_count === 1 ? '1 unit' : `${item_count} units`}
        {cash_due > 0 && (
          <>
            {' · '}
            <span className="pack-cash">Collect {formatRupees(cash_due)}</span>
          </>
        )}
      </p>
      <Link
        href={packPath(order_id)}
        prefetch={false}
        className={`mt-2 ${buttonClass('main', 'page')}`}
      >
        {order_status === 'Confirmed' ? 'Pack' : 'Ship'}
        <span className="sr-only"> {order_id}</span>
      </Link>
    </li>
  );
}
