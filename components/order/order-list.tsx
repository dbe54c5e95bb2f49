'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { useOrders } from '@/lib/order/use-orders';
import { routes } from '@/lib/routes';
import { OrderListSkeleton } from './order-list-skeleton';
import { OrderRow } from './order-row';

/** What was ordered, newest first, as rows of a ledger. Read when it is opened. */
export function OrderList({ isOpen }: { isOpen: boolean }) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useOrders(page, isOpen);
  const heading = useRef<HTMLHeadingElement>(null);

  function turnTo(next: number) {
    setPage(next);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="orders-head">
      <h2
        id="orders-head"
        ref={heading}
        tabIndex={-1}
        className="mb-3 flex min-h-12 scroll-mt-4 items-center font-display text-4 font-medium outline-none"
      >
        My Orders
      </h2>
      {!data && !error && <OrderListSkeleton />}
      {!data && error && (
        <FailedState title="Order loading failed" retry={() => mutate()}>
          Something went wrong. Please try again later.
        </FailedState>
      )}
      {data && data.data.length === 0 && (
        <EmptyState plant="marigold" text="No orders yet.">
          <Link href={routes.shop()} className={buttonClass()}>
            See the shop
          </Link>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ol
          className={`@container border-t border-ink ${isLoading ? 'opacity-55' : ''}`}
          aria-busy={isLoading}
        >
          {data.data.map((row) => (
            <OrderRow key={row.order_id} row={row} />
          ))}
        </ol>
      )}
      {data && data.total_pages > 1 && (
        <nav aria-label="Pages of orders" className="mt-6 flex items-center justify-between gap-4">
          <Button kind="second" size="card" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Newer
          </Button>
          <span className="text-1 text-ink-2">
            Page {page} of {data.total_pages}
          </span>
          <Button
            kind="second"
            size="card"
            disabled={page >= data.total_pages}
            onClick={() => turnTo(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </section>
  );
}
