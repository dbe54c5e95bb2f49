'use client';

import { useState, type FormEvent } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { addCustomerNote, type StaffCustomer } from '@/lib/contract/staff-customer';
import { attemptKey } from '@/lib/dashboard/leads/attempt-key';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { useWork } from '@/lib/dashboard/use-work';
import { formatDateTime } from '@/lib/format/date';
import { Asked } from '../orders/asked';
import { Panel } from '../panel';

interface CustomerNotesProps {
  customer: StaffCustomer;
  work: Work;
}

/** What colleagues have written down about somebody, and a place for more. */
export function CustomerNotes({ customer, work }: CustomerNotesProps) {
  const [text, setText] = useState('');
  const [attempt] = useState(() => attemptKey());
  const { isBusy, problem, run } = useWork();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await work(addCustomerNote, { text }, attempt.keyFor(text));
      attempt.forget();
      setText('');
    });
  }

  return (
    <Panel title="Notes">
      {customer.notes.length > 0 && (
        <ul className="people-rows mb-4">
          {customer.notes.map(({ id, by, text: words, at }) => (
            <li key={id}>
              <span className="is-wide people-words">
                {words}
                <small>
                  {by ?? 'A former colleague'}, {formatDateTime(at)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {customer.closed_at ? (
        <p className="text-ink-2">The account is closed.</p>
      ) : (
        <form onSubmit={submit} className="grid gap-3">
          <Asked
            label="For colleagues, never for the customer"
            value={text}
            onChange={setText}
            maxLength={5_000}
            rows={2}
          />
          <FormProblem>{problem}</FormProblem>
          <Button
            type="submit"
            kind="second"
            size="card"
            busyText={isBusy ? 'Writing' : undefined}
            className="justify-self-start"
          >
            Write it down
          </Button>
        </form>
      )}
    </Panel>
  );
}
