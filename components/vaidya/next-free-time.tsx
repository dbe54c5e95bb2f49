'use client';

import useSWR from 'swr';
import type { listFreeSlots } from '@/lib/contract/appointment-slot';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { freeSlotsPath } from '@/lib/contract/paths';
import { noFreeSlots, sayStart } from '@/lib/features/appointment/time-texts';
import { readFreeSlots } from '@/lib/features/appointment/weekly-diary';

/** Keeps its line while loading. */
export function NextFreeTime() {
  const { data } = useSWR<AnswerOf<typeof listFreeSlots>>(freeSlotsPath, readFreeSlots);
  const [next] = data?.data.flatMap(({ slots }) => slots) ?? [];
  return (
    <p className="mt-3 min-h-6 noscript:hidden">
      {next && `Next free slot: ${sayStart(next.start_datetime)}`}
      {data && !next && noFreeSlots}
    </p>
  );
}
