'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { Button } from '@/components/ui/button';
import { PartFailed } from '@/components/ui/part-failed';
import type { ShortKind } from '@/lib/features/lead/short-draft';

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
  return (
    <div className="noscript:hidden">
      <Button
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
