'use client';

import type { ReactNode } from 'react';

export function FilterFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-ink pt-4 pb-5">
      <legend className="float-left mb-1.5 w-full font-display text-3">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
