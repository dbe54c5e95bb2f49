'use client';

import type { ReactNode } from 'react';
import { useIsSettled } from '@/components/ui/use-is-settled';

/** In letters of the system first: Devanagari of the shop's font is 31 KB. */
export function LocalName({ className, children }: { className: string; children: ReactNode }) {
  const isSettled = useIsSettled();
  return (
    <p lang="hi" className={isSettled ? `font-display ${className}` : className}>
      {children}
    </p>
  );
}
