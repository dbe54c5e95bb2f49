import { Skeleton } from '@/components/ui/skeleton';
import { SkeletonBlock } from '@/components/ui/skeleton-block';

export function EventSkeleton({ count }: { count: number }) {
  return (
    <Skeleton label="Loading the events">
      <div className="event-rows">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className="event-row">
            <div className="event-day">
              <SkeletonBlock className="ml-auto h-14 w-12" />
            </div>
            <div className="event-words">
              <SkeletonBlock className="h-4 w-32" />
              <SkeletonBlock className="mt-2 h-7 w-4/5" />
              <SkeletonBlock className="mt-3 h-5 w-56 max-w-full" />
              <SkeletonBlock className="mt-3 h-5 w-full" />
            </div>
            <div className="event-picture picture" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
