'use client';

import Link from 'next/link';
import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { FailedState } from '@/components/ui/failed-state';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { daysLater } from '@/lib/contract/appointment-day';
import { diaryPath, hoursPath, weekPath } from '@/lib/dashboard/paths';
import { daysOfWeek, linesOfDay } from '@/lib/dashboard/appointments/week';
import { formatDate } from '@/lib/format/date';
import { readLazily } from '@/lib/api/lazily';
import type { listStaffAppointments, listStaffSlots } from '@/lib/contract/staff-appointment';
import { staffAppointmentsPath, staffSlotsPath } from '@/lib/contract/staff-appointment-paths';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { DashboardHead } from '../dashboard-head';
import { WeekDay } from './week-day';

export function WeekScreen({ monday, today }: { monday: string; today: string }) {
  const { appointments, slots, daysOff, hasFailed, readAgain } = useWeek(monday);
  const days = daysOfWeek(monday);
  const booked = appointments?.filter(({ status }) => status !== 'Cancelled').length;
  const second = buttonClass('second', 'card');
  return (
    <>
      <DashboardHead
        title="Appointments"
        lead={`${formatDate(monday)} to ${formatDate(daysLater(monday, 6))}${booked === undefined ? '' : ` · ${booked === 1 ? '1\u00a0appointment' : `${booked}\u00a0appointments`}`}`}
      >
        <Link href={weekPath(daysLater(monday, -7))} className={second}>
          Previous week
        </Link>
        <Link href={diaryPath} className={second}>
          This week
        </Link>
        <Link href={weekPath(daysLater(monday, 7))} className={second}>
          Next week
        </Link>
        <Link href={hoursPath} className={second}>
          Hours and days off
        </Link>
      </DashboardHead>
      {hasFailed ? (
        <FailedState title="The calendar could not be loaded" retry={readAgain} />
      ) : (
        <div className="grid gap-px overflow-hidden rounded-control border border-rule bg-rule md:grid-cols-2 xl:grid-cols-7">
          {days.map((day) =>
            appointments && slots ? (
              <WeekDay
                key={day}
                day={day}
                isToday={day === today}
                off={daysOff.find((off) => off.day === day)}
                lines={linesOfDay(day, { slots, appointments, daysOff }, new Date())}
              />
            ) : (
              <div key={day} className="bg-paper-0 p-3">
                <SkeletonBlock className="h-72" />
              </div>
            ),
          )}
        </div>
      )}
    </>
  );
}

function useWeek(monday: string) {
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
