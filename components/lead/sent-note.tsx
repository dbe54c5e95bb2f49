'use client';

import { useEffect, useRef } from 'react';
import { HaldiDot } from '@/components/ui/haldi-dot';

interface SentNoteProps {
  /** `ENQ-000123`. */
  number: string;
  children: string;
}

export function SentNote({ number, children }: SentNoteProps) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), [number]);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby={`sent-${number}`}
      className="scroll-mt-6 rounded-control border border-ink bg-paper-0 px-4 py-5 md:px-8 md:py-6"
    >
      <h2
        id={`sent-${number}`}
        className="flex items-baseline gap-x-3 font-display text-4 font-medium"
      >
        <HaldiDot className="size-3 shrink-0" />
        Thank you. We’ve received your enquiry.
      </h2>
      <p className="mt-2 max-w-[58ch]">
        Your reference number is <b className="font-[650] whitespace-nowrap">{number}</b>. Quote it
        if you contact us. {children}
      </p>
    </section>
  );
}
