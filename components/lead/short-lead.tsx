'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { Button } from '@/components/ui/button';
import { PartFailed } from '@/components/ui/part-failed';
import { buttonClass } from '@/components/ui/button-class';
import type { ShortKind } from '@/lib/features/lead/short-draft';
import { routes } from '@/lib/platform/routes';

const ShortForm = dynamic(
  () => import('./short-form').then((module) => module.ShortForm).catch(() => PartFailed),
  {
    loading: () => (
      <Skeleton label="Loading the form">
        <SkeletonBlock className="h-96 w-full" />
      </Skeleton>
    ),
  },
);

interface ShortLeadProps {
  about: ShortKind;
  text: string;
  label: string;
  whose?: string;
  afterwards: string;
  size?: 'page' | 'card';
}

export function ShortLead({ text, whose, size = 'page', ...form }: ShortLeadProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { about } = form;
  return (
    <div>
      <noscript>
        <form action={routes.plainForm(about.kind)}>
          {about.kind === 'store' && <input type="hidden" name="store" value={about.storeId} />}
          <button type="submit" className={buttonClass('second', size)}>
            {text}
            {whose && <span className="sr-only"> {whose}</span>}
          </button>
        </form>
      </noscript>
      <Button
        className="noscript:hidden"
        kind="second"
        size={size}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
        {whose && <span className="sr-only"> {whose}</span>}
      </Button>
      {isOpen && (
        <div
          id={id}
          className="mt-4 max-w-[46rem] rounded-control border border-rule bg-paper-0 px-4 py-6 md:px-8"
        >
          <ShortForm {...form} />
        </div>
      )}
    </div>
  );
}
