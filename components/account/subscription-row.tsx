import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import type { Subscription } from '@/lib/contract/subscription';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatDate } from '@/lib/format/date';
import {
  refundText,
  subscriptionState,
  type SubscriptionState,
} from '@/lib/features/profile/subscription-state';
import { routes } from '@/lib/platform/routes';

const dots: Record<SubscriptionState, string> = {
  Active: 'haldi-dot',
  'Starts later': 'rounded-full bg-leaf-4',
  Expired: 'rounded-full bg-edge',
  Cancelled: 'rounded-full bg-clay',
};

export function SubscriptionRow({ row, onCancel }: { row: Subscription; onCancel: () => void }) {
  const { elite_name: name } = useShop();
  const state = subscriptionState(row);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7.75rem] border-b border-rule @max-[15rem]:grid-cols-1">
      <div className="py-3 pr-3 md:py-4">
        <p className="font-semibold">
          <span className="inline-block">{formatDate(row.start_date)}</span>{' '}
          <span className="inline-block">to {formatDate(row.end_date)}</span>
        </p>
        <p className="text-1 text-ink-2">
          {name}, {row.user_data.name}
        </p>
        {row.invoice_number && (
          <a
            href={routes.invoice(row.invoice_number)}
            className={`${linkClass} mr-8 inline-flex min-h-11 items-center text-1`}
            download
          >
            Invoice<span className="sr-only"> {row.invoice_number}</span>
          </a>
        )}
        {row.refund && <p className="mt-1 text-1 font-medium">{refundText(row.refund)}</p>}
        {row.cancel_obstacle && (
          <p className="mt-1 max-w-[56ch] text-1 text-ink-2">{row.cancel_obstacle}</p>
        )}
        {row.is_cancellable && (
          <Button kind="quiet" className="-mb-2 -ml-6 text-clay" onClick={onCancel}>
            Cancel<span className="sr-only"> the month from {formatDate(row.start_date)}</span>
          </Button>
        )}
      </div>
      <p className="flex items-start justify-end gap-2 ledger-rule py-3 pl-3 font-[550] whitespace-nowrap md:py-4">
        <span className={`mt-[7px] size-2.5 shrink-0 ${dots[state]}`} aria-hidden />
        {state}
      </p>
    </li>
  );
}
