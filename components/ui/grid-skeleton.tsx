import { Skeleton } from './skeleton';
import { SkeletonBlock } from './skeleton-block';

interface GridSkeletonProps {
  label: string;
  count?: number;
  className?: string;
}

export function GridSkeleton({
  label,
  count = 4,
  className = '-mx-4 grid grid-cols-2 md:mx-0 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5',
}: GridSkeletonProps) {
  return (
    <Skeleton label={label}>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="border-r border-rule last:border-r-transparent">
            <div className="aspect-7/6 bg-paper-2 md:aspect-square" />
            <div className="shelf-edge" />
            <div className="px-3 pt-3 pb-5 md:px-4">
              <SkeletonBlock className="h-4 w-20" />
              <SkeletonBlock className="mt-2 h-10 w-4/5" />
              <SkeletonBlock className="mt-3 h-4 w-2/3" />
              <SkeletonBlock className="mt-4 h-11 w-full md:ml-auto md:w-22" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
