import { useState } from 'react';
import useSWR from 'swr';
import { IfOpen } from '@/components/layout/if-open';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { Link } from '@/components/ui/link';
import type { Subscription, listSubscriptions } from '@/lib/contract/subscription';
import { useMembership } from '@/lib/features/membership/use-membership';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { sayInReview } from '@/lib/contract/order-texts';
import { subscriptionsPath } from '@/lib/contract/paths';
import { CancelSubscription } from './cancel-subscription';
import { SubscriptionRow } from './subscription-row';

export function SubscriptionList({ isOpen }: { isOpen: boolean }) {
  const { data, error, mutate } = useSubscriptions(isOpen);
  const shop = useShop();
  const [leaving, setLeaving] = useState<Subscription>();
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
          <IfOpen path={routes.membership}>
            <Link href={routes.membership} className={buttonClass()}>
              See {shop.elite_name}
            </Link>
          </IfOpen>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ol className="@container border-t border-ink">
            {rows.map((row) => (
              <SubscriptionRow key={row.id} row={row} onCancel={() => setLeaving(row)} />
            ))}
          </ol>
          <Renewal />
          <p className="mt-4 max-w-[60ch] text-1 text-ink-2">
            Each month is prepaid, with no auto-debit. If you renew early, the new month starts when
            the current one ends.
          </p>
        </>
      )}
      {leaving && (
        <CancelSubscription
          row={leaving}
          isLast={rows.every((row) => row.is_cancelled || row.start_date <= leaving.start_date)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function Renewal() {
  const membership = useMembership();
  const shop = useShop();
  const isMember = membership.who === 'member';
  const inReview = 'inReview' in membership && membership.inReview;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-center gap-2 font-[550]">
        {isMember && membership.until && (
          <>
            <HaldiDot />
            You’re a member until {formatDate(membership.until)}.
          </>
        )}
        {membership.who === 'customer' && 'You’re not a member right now.'}
      </p>
      {inReview ? (
        <p>{sayInReview(formatRupees(inReview))}</p>
      ) : (
        <IfOpen path={routes.subscriptionPayment}>
          <Link href={routes.subscriptionPayment} className={buttonClass()}>
            {isMember ? 'Add another month' : `Get ${shop.elite_name} today`}
          </Link>
        </IfOpen>
      )}
    </div>
  );
}

/** Newest first; reads nothing until `isWanted`. */
function useSubscriptions(isWanted: boolean) {
  return useSWR<AnswerOf<typeof listSubscriptions>>(
    isWanted ? subscriptionsPath : null,
    readLazily,
  );
}
