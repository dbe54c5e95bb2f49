import { Skeleton } from './skeleton';
import { SkeletonBlock } from './skeleton-block';

interface LedgerSkeletonProps {
  label: string;
  rows?: number;
  rowClass?: string;
}

export function LedgerSkeleton({ label, rows = 4, rowClass = 'h-[4.75rem]' }: LedgerSkeletonProps) {
  return (
    <Skeleton label={label}>
      <div className="border-t border-ink">
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className={`grid grid-cols-[minmax(0,1fr)_6.5rem] border-b border-rule md:grid-cols-[minmax(0,1fr)_8rem] ${rowClass}`}
          >
            <div className="py-4">
              <SkeletonBlock className="h-4 w-24" />
              <SkeletonBlock className="mt-2 h-4 w-36 max-w-full" />
            </div>
            <div className="ledger-rule py-4">
              <SkeletonBlock className="ml-auto h-4 w-14" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
