import type { ReactNode } from 'react';

interface SkeletonProps {
  label: string;
  children: ReactNode;
}

export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden>{children}</div>
    </>
  );
}
