import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';

export function OrderListSkeleton() {
  return <LedgerSkeleton label="Loading your orders" rowClass="h-[7.3125rem] md:h-[4.8125rem]" />;
}
