'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { useSubscriptions } from '@/lib/profile/use-subscriptions';
import { routes } from '@/lib/routes';
import { SubscriptionRow } from './subscription-row';

/** The months of Elite that were bought, as rows of a ledger. Read when it is opened. */
export function SubscriptionList({ isOpen }: { isOpen: boolean }) {
  const { data, error, mutate } = useSubscriptions(isOpen);
  const rows = data?.data ?? [];
  return (
    <section aria-labelledby="subscription-head">
      <h2
        id="subscription-head"
        className="mb-3 flex min-h-12 items-center font-display text-4 font-medium"
      >
        Subscription
      </h2>
      {!data && !error && <LedgerSkeleton label="Loading your subscription" rows={1} />}
      {!data && error && (
        <FailedState title="Subscription loading failed" retry={() => mutate()}>
          Something went wrong. Please try again later.
        </FailedState>
      )}
      {data && rows.length === 0 && (
        <EmptyState plant="tulsi" text="Subscription Not Found">
          <Link href={routes.elite} className={buttonClass()}>
            See SOSE Elite
          </Link>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ol className="@container border-t border-ink">
            {rows.map((row) => (
              <SubscriptionRow key={row.id} row={row} />
            ))}
          </ol>
          <p className="mt-4 max-w-[60ch] text-1 text-ink-2">
            Each is a prepaid month: nothing is debited by itself. A month that is bought while one
            runs is added at its end.
          </p>
        </>
      )}
    </section>
  );
}
