'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { DiaryDay, listFreeSlots } from '../../contract/appointment-slot';
import type { AnswerOf } from '../../contract/endpoint';
import { freeSlotsPath } from '../../contract/paths';

type Answer = AnswerOf<typeof listFreeSlots>;

/* Others book at the same time: what they take goes from the list while one looks at it. */
const live = { refreshInterval: 15_000, revalidateOnFocus: true, keepPreviousData: false };

export interface LiveDiary {
  /** The next two weeks; undefined until they are known. */
  days: DiaryDay[] | undefined;
  firstDay: string | undefined;
  lastDay: string | undefined;
  /** The chosen day; undefined while none is chosen or it is not known yet. */
  chosen: DiaryDay | undefined;
  hasFailed: boolean;
  /** Reads it anew. */
  refresh: () => Promise<unknown>;
}

/** The vaidya's diary as it stands now, with the day that is chosen, be it in two weeks or in two months. */
export function useDiary(chosenDay: string | null): LiveDiary {
  const near = useSWR<Answer>(freeSlotsPath, readLazily, live);
  const days = near.data?.data;
  const isNear = days?.some(({ date }) => date === chosenDay) ?? true;
  const farPath = chosenDay && !isNear ? `${freeSlotsPath}?from=${chosenDay}&days=1` : null;
  const far = useSWR<Answer>(farPath, readLazily, live);
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
