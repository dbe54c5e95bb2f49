import Link from 'next/link';
import { sayHour } from '@/lib/appointment/time-words';
import type { DayOff } from '@/lib/contract/staff-appointment';
import { talkPath } from '@/lib/dashboard/appointments/diary-paths';
import type { DiaryLine } from '@/lib/dashboard/appointments/week';
import { formatWeekday } from '@/lib/format/date';
import { TalkMark } from './talk-mark';

interface WeekDayProps {
  day: string;
  isToday: boolean;
  off: DayOff | undefined;
  lines: DiaryLine[];
}

/** One day of the diary: its hours, who has them, and what is free. */
export function WeekDay({ day, isToday, off, lines }: WeekDayProps) {
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id} className="min-w-0 bg-paper-0 p-3">
      <h2
        id={id}
        className={`flex items-baseline gap-2 border-b pb-1.5 font-semibold ${isToday ? 'border-turmeric' : 'border-rule'}`}
      >
        {formatWeekday(day)}
        {isToday && <span className="text-1 font-normal text-ink-2">today</span>}
      </h2>
      {off && (
        <p className="mt-2 text-1 font-[550] text-clay">Day off{off.reason && `: ${off.reason}`}</p>
      )}
      {lines.length === 0 && !off && <p className="mt-2 text-1 text-ink-2">No hours</p>}
      <ol className="mt-1">
        {lines.map(({ hour, talk }) => (
          <li
            key={`${hour}-${talk?.id ?? 'free'}`}
            className="border-b border-rule py-1.5 last:border-b-0"
          >
            {talk ? (
              <Link href={talkPath(talk.id)} className="block hover:bg-paper-2">
                <span className="block text-1 text-ink-2">{sayHour(hour)}</span>
                <span
                  className={`block truncate font-medium ${talk.status === 'Cancelled' ? 'line-through' : ''}`}
                >
                  {talk.name}
                </span>
                {talk.status !== 'Booked' && <TalkMark status={talk.status} />}
              </Link>
            ) : (
              <p className="flex justify-between gap-2 text-1 text-ink-2">
                <span>{sayHour(hour)}</span>
                <span>{off ? 'closed' : 'free'}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
