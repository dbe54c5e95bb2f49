'use client';

import useSWR from 'swr';
import type { DiaryDay, listFreeSlots } from '../../contract/appointment-slot';
import type { AnswerOf } from '../../contract/endpoint';
import { freeSlotsPath } from '../../contract/paths';
import { readDiary } from './weekly-diary';

type Answer = AnswerOf<typeof listFreeSlots>;

/* Polling in milliseconds: other customers book at the same time. */
const live = { refreshInterval: 15_000, revalidateOnFocus: true, keepPreviousData: false };

export interface LiveDiary {
  /** The next two weeks; undefined: loading. */
  days: DiaryDay[] | undefined;
  firstDay: string | undefined;
  lastDay: string | undefined;
  /** Undefined: none chosen, or loading. */
  chosen: DiaryDay | undefined;
  hasFailed: boolean;
  refresh: () => Promise<unknown>;
}

/** Live diary with the chosen day, which may be outside the next two weeks. */
export function useDiary(chosenDay: string | null): LiveDiary {
  const near = useSWR<Answer>(freeSlotsPath, readDiary, live);
  const days = near.data?.data;
  const isNear = days?.some(({ date }) => date === chosenDay) ?? true;
  const farPath = chosenDay && !isNear ? `${freeSlotsPath}?from=${chosenDay}&days=1` : null;
  const far = useSWR<Answer>(farPath, readDiary, live);
  const known = [...(days ?? []), ...(far.data?.data ?? [])];
  return {
    days,
    firstDay: near.data?.first_day,
    lastDay: near.data?.last_day,
    chosen: known.find(({ date }) => date === chosenDay),
    hasFailed: (near.error !== undefined && !near.data) || (far.error !== undefined && !far.data),
    refresh: () => Promise.all([near.mutate(), farPath ? far.mutate() : undefined]),
  };
}
