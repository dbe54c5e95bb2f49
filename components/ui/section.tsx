'use client';

import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** An accordion section whose text is in the HTML; a hash opens it. */
export function Section({ id, title, isOpen = false, children }: SectionProps) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-4 border-t border-rule last:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3">
        <h2 className="font-display text-4 font-medium">{title}</h2>
        <span aria-hidden className="text-4 group-open:hidden">
          +
        </span>
        <span aria-hidden className="hidden text-4 group-open:block">
          −
        </span>
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
