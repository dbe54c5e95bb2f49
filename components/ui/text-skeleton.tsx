import { Skeleton } from './skeleton';
import { SkeletonBlock } from './skeleton-block';

interface TextSkeletonProps {
  label: string;
  lines?: number;
}

export function TextSkeleton({ label, lines = 4 }: TextSkeletonProps) {
  return (
    <Skeleton label={label}>
      <SkeletonBlock className="h-8 w-64 max-w-full" />
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock
          key={line}
          className={`mt-3 h-4 max-w-[66ch] ${line === lines - 1 ? 'w-1/2' : 'w-full'}`}
        />
      ))}
    </Skeleton>
  );
}
