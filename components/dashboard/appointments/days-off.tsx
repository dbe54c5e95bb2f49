'use client';

import type { FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { useDaysOff } from '@/lib/dashboard/appointments/use-hours';
import { formatDate, formatWeekday } from '@/lib/format/date';
import { Panel } from '../panel';

export function DaysOff({ today }: { today: string }) {
  const { days, hasFailed, readAgain, add, remove } = useDaysOff();
  const { isBusy, problem, run } = useWork();

  function addOne(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name));
    void run(async () => {
      toastSuccess(await add(text('day'), text('until'), text('reason')), 8000);
      form.reset();
    });
  }

  if (hasFailed) return <FailedState title="Days off could not be loaded" retry={readAgain} />;
  return (
    <Panel title="Days off">
      {days?.length === 0 && <p className="text-ink-2">No days off planned.</p>}
      <ul aria-busy={isBusy}>
        {days?.map(({ day, reason }) => (
          <li
            key={day}
            className="flex items-center justify-between gap-3 border-b border-rule py-1"
          >
            <span>
              <span className="font-medium">{formatWeekday(day)}</span>
              <span className="block text-1 text-ink-2">
                {[formatDate(day).slice(-4), reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              kind="quiet"
              size="card"
              onClick={() => void run(async () => toastSuccess(await remove(day), 8000))}
            >
              Remove day off<span className="sr-only"> {formatDate(day)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={addOne} className="mt-5 grid gap-3">
        <label className="block">
          <span className="mb-1 block font-[550]">First day</span>
          <input type="date" name="day" required min={today} className={controlClass(false)} />
        </label>
        <label className="block">
          <span className="mb-1 block font-[550]">
            Last day <span className="font-normal text-ink-2">(optional)</span>
          </span>
          <input type="date" name="until" min={today} className={controlClass(false)} />
        </label>
        <label className="block">
          <span className="mb-1 block font-[550]">
            Reason <span className="font-normal text-ink-2">(internal)</span>
          </span>
          <input type="text" name="reason" maxLength={100} className={controlClass(false)} />
        </label>
        <Button type="submit" kind="second" busyText={isBusy ? 'Saving' : undefined}>
          Add days off
        </Button>
      </form>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}
