'use client';

import { useId, useState, type Ref } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldError } from '@/components/form/field-error';
import { FailedState } from '@/components/ui/failed-state';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { sayStart } from '@/lib/features/appointment/time-texts';
import { useDiary } from '@/lib/features/appointment/use-diary';
import { DayChoice, HourChoice } from './day-choice';

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
  const { days, firstDay, lastDay, chosen, hasFailed, refresh } = useDiary(day);
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
        <input
          id={`${id}-date`}
          type="date"
          min={firstDay}
          max={lastDay}
          value={day ?? ''}
          onChange={({ target }) => showDay(target.value || null)}
          className={controlClass(false)}
        />
      </div>
      <div aria-live="polite" className="empty:hidden">
        {isTaken && (
          <p className="font-[550] text-clay">
            {sayStart(value)} was just taken. Choose another time.
          </p>
        )}
      </div>
      {day && !chosen && <SkeletonBlock className="h-32" />}
      {chosen && <HourChoice name={`${id}-hour`} day={chosen} chosen={value} onChoose={onChange} />}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
