'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { listAppointments } from '../../contract/appointment';
import type { AnswerOf } from '../../contract/endpoint';
import { appointmentsPath } from '../../contract/paths';

/** The customer's appointments, those to come first; nothing is asked before they are wanted. */
export function useAppointments(isWanted: boolean) {
  return useSWR<AnswerOf<typeof listAppointments>>(isWanted ? appointmentsPath : null, readLazily);
}
