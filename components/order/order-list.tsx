import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Link } from '@/components/ui/link';
import { storeRules } from '@/lib/contract/store-rules';
import { useOrders, type Orders } from '@/lib/features/order/use-orders';
import { routes } from '@/lib/platform/routes';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { OrderPages } from './order-pages';
import { OrderRow } from './order-row';
import { OrderThanks } from './order-thanks';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';

const [smallestPage] = storeRules.rowChoices;

interface OrderListProps {
  isOpen: boolean;
  /** The first page as the server has read it; shown until the browser has asked. */
  known: Orders | undefined;
}

export function OrderList({ isOpen, known }: OrderListProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(storeRules.rowsPerTable);
  const orders = useOrders(page, size, isOpen);
  const { error, isLoading, mutate } = orders;
  const data = orders.data ?? (page === 1 && size === storeRules.rowsPerTable ? known : undefined);
  const isTurning = isLoading && orders.data !== undefined;
  const placed = useStoredText(tabStore, personalKeys.placedOrder);
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
      {placed && <OrderThanks orderId={placed} />}
      {!data && !error && <OrderListSkeleton />}
      {!data && error && (
        <FailedState title="Order loading failed" retry={() => mutate()}>
          Something went wrong. Please try again later.
        </FailedState>
      )}
      {data && data.data.length === 0 && (
        <EmptyState plant="marigold" text="No orders yet.">
          <Link href={routes.shop()} className={buttonClass()}>
            Shop now
          </Link>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <div className={isTurning ? 'opacity-55' : ''} aria-busy={isTurning}>
          <ol aria-label="Your orders, newest first" className="@container border-t border-ink">
            {data.data.map((row) => (
              <OrderRow key={row.order_id} row={row} />
            ))}
          </ol>
        </div>
      )}
      {data && (data.total_pages > 1 || data.data.length > smallestPage) && (
        <OrderPages
          page={page}
          last={data.total_pages}
          size={size}
          onPage={turnTo}
          onSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
    </section>
  );
}

function OrderListSkeleton() {
  return <LedgerSkeleton label="Loading your orders" rowClass="h-46 md:h-30" />;
}
