import { useId, useState, type Ref } from 'react';
import { controlClass } from '@/components/form/control-class';
import { DayInput } from '@/components/form/day-input';
import { FieldError } from '@/components/form/field-error';
import { FailedState } from '@/components/ui/failed-state';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { noFreeSlots, sayStart } from '@/lib/features/appointment/time-texts';
import { DayChoice, HourChoice } from './day-choice';
import useSWR from 'swr';
import type { listFreeSlots } from '@/lib/contract/appointment-slot';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { freeSlotsPath } from '@/lib/contract/paths';
import { readFreeSlots } from '@/lib/features/appointment/weekly-diary';
import { formatDate } from '@/lib/format/date';

/* Polling in milliseconds: other customers book at the same time. */
const diaryRefresh = { refreshInterval: 15_000, revalidateOnFocus: true, keepPreviousData: false };

interface TimePickerProps {
  /** Value of a slot; empty if none is chosen. */
  value: string;
  onChange: (start: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

export function TimePicker({ value, onChange, error, ref }: TimePickerProps) {
  const id = useId();
  const [looked, setLooked] = useState<string | null>(null);
  const day = looked ?? (value ? value.slice(0, 10) : null);
  const { days, firstDay, lastDay, chosen, isBookable, hasFailed, refresh } = useDiary(day);
  const isTaken =
    value !== '' &&
    chosen?.date === value.slice(0, 10) &&
    chosen.slots.every(({ start_datetime }) => start_datetime !== value);

  function showDay(next: string | null) {
    setLooked(next);
    if (value && value.slice(0, 10) !== next) onChange('');
  }

  if (hasFailed) {
    return (
      <FailedState title="We couldn’t load the calendar" retry={refresh}>
        What you’ve entered is safe. Try again.
      </FailedState>
    );
  }
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Day and time"
      aria-describedby={error && `${id}-error`}
      className="@container space-y-6 outline-none"
    >
      <fieldset>
        <legend className="mb-2 font-[550]">Day</legend>
        {days?.every(({ slots }) => slots.length === 0) && (
          <p className="mb-3 font-[550] text-clay">{noFreeSlots}</p>
        )}
        {days ? (
          <DayChoice name={`${id}-day`} days={days} chosen={day} onChoose={showDay} />
        ) : (
          <SkeletonBlock className="h-64 @lg:h-40" />
        )}
      </fieldset>
      <div className="max-w-60">
        <label htmlFor={`${id}-date`} className="mb-1 block font-[550]">
          Or pick a later day
        </label>
        <DayInput
          id={`${id}-date`}
          min={firstDay}
          max={lastDay}
          value={day ?? ''}
          onDay={(next) => showDay(next || null)}
          className={controlClass(false)}
        />
      </div>
      <div aria-live="polite" className="empty:hidden">
        {isTaken && (
          <p className="font-[550] text-clay">
            {sayStart(value)} was just taken. Choose another time.
          </p>
        )}
        {firstDay && lastDay && !isBookable && (
          <p className="font-[550] text-clay">
            Choose a day from {formatDate(firstDay)} to {formatDate(lastDay)}.
          </p>
        )}
      </div>
      {day && isBookable && !chosen && <SkeletonBlock className="h-32" />}
      {chosen && <HourChoice name={`${id}-hour`} day={chosen} chosen={value} onChoose={onChange} />}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

type Answer = AnswerOf<typeof listFreeSlots>;

/** Live diary with the chosen day, which may be outside the next two weeks. */
function useDiary(chosenDay: string | null) {
  const near = useSWR<Answer>(freeSlotsPath, readFreeSlots, diaryRefresh);
  const days = near.data?.data;
  const { first_day: firstDay, last_day: lastDay } = near.data ?? {};
  const isNear = days?.some(({ date }) => date === chosenDay) ?? true;
  const isBookable =
    isNear ||
    !chosenDay ||
    !firstDay ||
    !lastDay ||
    (chosenDay >= firstDay && chosenDay <= lastDay);
  const farPath =
    chosenDay && !isNear && isBookable ? `${freeSlotsPath}?from=${chosenDay}&days=1` : null;
  const far = useSWR<Answer>(farPath, readFreeSlots, diaryRefresh);
  const known = [...(days ?? []), ...(far.data?.data ?? [])];
  return {
    days,
    firstDay,
    lastDay,
    /** Whether bookings are open for the chosen day; true if none is chosen, or while loading. */
    isBookable,
    chosen: known.find(({ date }) => date === chosenDay),
    hasFailed: (near.error !== undefined && !near.data) || (far.error !== undefined && !far.data),
    refresh: () => Promise.all([near.mutate(), farPath ? far.mutate() : undefined]),
  };
}
