'use client';

import type { ReactNode } from 'react';
import { useIsSettled } from '@/components/ui/use-is-settled';

interface LocalNameProps {
  className: string;
  children: ReactNode;
}

/** In letters of the system first: Devanagari of the shop's font is 31 KB. */
export function LocalName({ className, children }: LocalNameProps) {
  const isSettled = useIsSettled();
  return (
    <p lang="hi" className={isSettled ? `font-display ${className}` : className}>
      {children}
    </p>
  );
}
