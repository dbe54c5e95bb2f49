import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Such as “Loading your orders”. */
  label: string;
  children: ReactNode;
}

/** What is on its way, drawn as rules and places; those who hear the page are told in words. */
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
