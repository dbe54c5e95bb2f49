'use client';

import type { FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { SkeletonBlock } from '@/components/ui/skeleton-block';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { storeRules } from '@/lib/contract/store-rules';
import { sayHour } from '@/lib/features/appointment/time-texts';
import { useHours } from '@/lib/dashboard/appointments/use-hours';
import { Panel } from '../panel';

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function WeeklyHours() {
  const { slots, hasFailed, readAgain, add, set } = useHours();
  const { isBusy, problem, run } = useWork();
  const save = (change: () => Promise<string>) =>
    void run(async () => toastSuccess(await change(), 8000));

  function addOne(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    save(() => add(Number(values.get('day')), String(values.get('hour'))));
  }

  if (hasFailed) return <FailedState title="Weekly hours could not be loaded" retry={readAgain} />;
  return (
    <Panel title="Weekly hours">
      <p className="mb-2 text-1 text-ink-2">
        Each consultation takes {storeRules.appointment.minutes} minutes. Slots can’t overlap.
      </p>
      {!slots && <SkeletonBlock className="h-80" />}
      <div aria-busy={isBusy}>
        {slots &&
          weekDays.map((name, index) => (
            <fieldset
              key={name}
              className="grid gap-x-4 border-b border-rule py-2 md:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <legend className="sr-only">{name}</legend>
              <span aria-hidden className="pt-2.5 font-[550]">
                {name}
              </span>
              <div className="flex min-h-11 flex-wrap gap-x-5">
                {!slots.some((slot) => slot.week_day_number === index + 1) && (
                  <p className="self-center text-ink-2">No slots</p>
                )}
                {slots
                  .filter((slot) => slot.week_day_number === index + 1)
                  .map(({ id, starting_hour: hour, is_open: isOpen }) => (
                    <label key={id} className="flex min-h-11 min-w-28 items-center gap-2.5">
                      <input
                        type="checkbox"
                        checked={isOpen}
                        onChange={({ target }) => save(() => set(id, target.checked))}
                        className="tick"
                      />
                      {sayHour(hour)}
                    </label>
                  ))}
              </div>
            </fieldset>
          ))}
      </div>
      <form onSubmit={addOne} className="mt-5 flex flex-wrap items-end gap-3">
        <label className="block">
          <span className="mb-1 block font-[550]">Day</span>
          <select name="day" className={controlClass(false)}>
            {weekDays.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1 block font-[550]">Start time (IST)</span>
          <input type="time" name="hour" required step={300} className={controlClass(false)} />
        </label>
        <Button type="submit" kind="second" busyText={isBusy ? 'Saving' : undefined}>
          Add slot
        </Button>
      </form>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}
