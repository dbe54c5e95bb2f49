import { useState } from 'react';
import {
  addCustomerNote,
  changeCustomerNote,
  maxCustomerNote,
  removeCustomerNote,
  type StaffCustomer,
} from '@/lib/contract/staff-customer';
import { authorAndTime } from '@/lib/dashboard/byline';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { NoteForm } from '../note-form';
import { Panel } from '../panel';
import { WrittenNote } from '../written-note';

interface CustomerNotesProps {
  customer: StaffCustomer;
  work: Work<StaffCustomer>;
}

export function CustomerNotes({ customer, work }: CustomerNotesProps) {
  const [attempt] = useState(() => formAttempt());

  async function write(text: string) {
    await work(addCustomerNote, { text }, attempt.start(text, null).key);
    attempt.close();
  }

  return (
    <Panel title="Notes">
      {customer.notes.length > 0 && (
        <ul className="people-rows mb-4">
          {customer.notes.map((note) => (
            <li key={note.id}>
              <div className="is-wide">
                <WrittenNote
                  note={note}
                  maxLength={maxCustomerNote}
                  onChange={(text) =>
                    work(changeCustomerNote, { text }, undefined, { noteId: note.id })
                  }
                  onRemove={() =>
                    work(removeCustomerNote, undefined, undefined, { noteId: note.id })
                  }
                >
                  <p className="people-words">
                    {note.text}
                    <small>{authorAndTime(note)}</small>
                  </p>
                </WrittenNote>
              </div>
            </li>
          ))}
        </ul>
      )}
      {customer.closed_at ? (
        <p className="text-ink-2">This account is closed.</p>
      ) : (
        <NoteForm maxLength={maxCustomerNote} onWrite={write} />
      )}
    </Panel>
  );
}
