import Link from 'next/link';
import { sayHour } from '@/lib/features/appointment/time-texts';
import type { DayOff } from '@/lib/contract/staff-appointment';
import { appointmentPath } from '@/lib/dashboard/paths';
import type { DiaryLine } from '@/lib/dashboard/appointments/week';
import { formatDayOfMonth, formatShortMonth, formatWeekday } from '@/lib/format/date';
import { AppointmentMark } from './appointment-mark';

interface WeekDayProps {
  day: string;
  isToday: boolean;
  off: DayOff | undefined;
  lines: DiaryLine[];
}

export function WeekDay({ day, isToday, off, lines }: WeekDayProps) {
  const id = `day-${day}`;
  const free = lines.filter(({ isFree }) => isFree).length;
  return (
    <section aria-labelledby={id} className="min-w-0 bg-paper-0 p-3 md:max-xl:last:col-span-2">
      <h2
        id={id}
        className={`flex items-baseline gap-2 border-b pb-1.5 ${isToday ? 'border-b-2 border-turmeric' : 'border-rule'}`}
      >
        <span className="small-caps text-ink-2" aria-hidden>
          {formatWeekday(day).slice(0, 3)}
        </span>
        <span className="sr-only">{formatWeekday(day)}</span>
        <span className="font-display text-3 font-medium whitespace-nowrap">
          {formatDayOfMonth(day)} {formatShortMonth(day)}
        </span>
        {isToday && <span className="text-1 text-ink-2 xl:max-2xl:sr-only">today</span>}
      </h2>
      {off && (
        <p className="mt-2 text-1 font-[550] text-clay">Day off{off.reason && `: ${off.reason}`}</p>
      )}
      {lines.length === 0 && !off && <p className="mt-2 text-1 text-ink-2">No slots</p>}
      {free > 0 && (
        <p className="mt-2 text-1 text-ink-2 md:hidden">
          {free === 1 ? '1 slot free' : `${free} slots free`}
        </p>
      )}
      <ol className="mt-1">
        {lines.map(({ hour, appointment, isFree }) => (
          <li
            key={`${hour}-${appointment?.id ?? 'free'}`}
            className={`border-b border-rule py-1.5 last:border-b-0 ${appointment ? '' : 'max-md:hidden'}`}
          >
            {appointment ? (
              <Link
                href={appointmentPath(appointment.id)}
                className="-mx-1.5 block rounded-control bg-leaf-1 px-1.5 py-1 text-leaf-9 hover:bg-paper-2"
              >
                <span className="block text-1">{sayHour(hour)}</span>
                <span
                  className={`block truncate font-medium ${appointment.status === 'Cancelled' ? 'line-through' : ''}`}
                >
                  {appointment.name}
                </span>
                {appointment.status !== 'Booked' && <AppointmentMark status={appointment.status} />}
              </Link>
            ) : (
              <p className="flex justify-between gap-2 text-1 text-ink-2">
                <span>{sayHour(hour)}</span>
                <span>{isFree ? 'free' : 'closed'}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
