'use client';

import useSWR from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import type { listFreeSlots } from '@/lib/contract/appointment-slot';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { freeSlotsPath } from '@/lib/contract/paths';
import { noFreeSlots, sayHour, sayStart } from '@/lib/features/appointment/time-texts';
import { readFreeSlots } from '@/lib/features/appointment/weekly-diary';
import { formatWeekday } from '@/lib/format/date';
import { useBookAppointment } from './use-book-appointment';

const maxDays = 3;
const maxSlots = 3;

/** The next free slots, one click from the form. */
export function FreeSlots() {
  const { data } = useSWR<AnswerOf<typeof listFreeSlots>>(freeSlotsPath, readFreeSlots);
  const book = useBookAppointment();
  const days = data?.data.filter(({ slots }) => slots.length > 0).slice(0, maxDays);
  return (
    <section aria-labelledby="free-slots" className="noscript:hidden">
      <h2 id="free-slots" className="mb-5 font-display text-5 font-medium">
        Next free slots
      </h2>
      {!days && <SkeletonBlock className="h-76" />}
      {days?.length === 0 && <p className="border-t border-ink pt-4">{noFreeSlots}</p>}
      <ul className="border-t border-ink empty:hidden">
        {days?.map(({ date, slots }) => (
          <li key={date} className="border-b border-rule py-3">
            <h3 className="font-[550]">{formatWeekday(date)}</h3>
            <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">
              {slots.slice(0, maxSlots).map(({ start_datetime, starting_hour }) => (
                <button
                  key={start_datetime}
                  type="button"
                  aria-label={`Book ${sayStart(start_datetime)}`}
                  className={`${buttonClass('second', 'card')} px-2! whitespace-nowrap`}
                  onClick={() => book(start_datetime)}
                >
                  {sayHour(starting_hour)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
