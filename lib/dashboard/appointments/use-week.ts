'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { daysLater } from '../../contract/appointment-day';
import type { listStaffAppointments, listStaffSlots } from '../../contract/staff-appointment';
import { staffAppointmentsPath, staffSlotsPath } from '../../contract/staff-appointment-paths';
import type { AnswerOf } from '../../contract/endpoint';

export function useWeek(monday: string) {
  const span = new URLSearchParams({ from: monday, to: daysLater(monday, 6) });
  const week = useSWR<AnswerOf<typeof listStaffAppointments>>(
    `${staffAppointmentsPath}?${span}`,
    readLazily,
    { refreshInterval: 60_000 },
  );
  const hours = useSWR<AnswerOf<typeof listStaffSlots>>(staffSlotsPath, readLazily);
  return {
    appointments: week.data?.data,
    daysOff: week.data?.days_off ?? [],
    slots: hours.data?.data.filter((slot) => slot.is_open),
    hasFailed: (week.error && !week.data) || (hours.error && !hours.data),
    readAgain: () => Promise.all([week.mutate(), hours.mutate()]),
  };
}
