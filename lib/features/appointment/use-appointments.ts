'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAppointments } from '../../contract/appointment';
import type { AnswerOf } from '../../contract/endpoint';
import { appointmentsPath } from '../../contract/paths';

/** Upcoming appointments first; reads nothing until `isWanted`. */
export function useAppointments(isWanted: boolean) {
  return useSWR<AnswerOf<typeof listAppointments>>(isWanted ? appointmentsPath : null, readLazily);
}
