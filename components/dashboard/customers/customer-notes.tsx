'use client';

import { useState } from 'react';
import { addCustomerNote, type StaffCustomer } from '@/lib/contract/staff-customer';
import { attemptKey } from '@/lib/dashboard/leads/attempt-key';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { formatDateTime } from '@/lib/format/date';
import { NoteForm } from '../note-form';
import { Panel } from '../panel';

interface CustomerNotesProps {
  customer: StaffCustomer;
  work: Work;
}

/** What colleagues have written down about somebody, and a place for more. */
export function CustomerNotes({ customer, work }: CustomerNotesProps) {
  const [attempt] = useState(() => attemptKey());

  async function write(text: string) {
    await work(addCustomerNote, { text }, attempt.keyFor(text));
    attempt.forget();
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
        <NoteForm maxLength={5_000} onWrite={write} />
      )}
    </Panel>
  );
}
