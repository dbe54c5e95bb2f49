'use client';

import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { authorAndTime } from '@/lib/dashboard/byline';
import { sendNote, sendNoteChange, sendNoteRemoval } from '@/lib/dashboard/orders/calls';
import { outcomeWords } from '@/lib/dashboard/orders/order-words';
import { NoteForm } from '../note-form';
import { Panel } from '../panel';
import { WrittenNote } from '../written-note';

interface OrderNotesProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

const longest = 1_000;

export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const { order_id: id, notes } = order;
  return (
    <Panel title="Notes">
      {notes.length > 0 && (
        <ul className="order-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <WrittenNote
                note={note}
                maxLength={longest}
                onChange={async (text) => onChanged(await sendNoteChange(id, note.id, text))}
                onRemove={async () => onChanged(await sendNoteRemoval(id, note.id))}
              >
                {note.outcome && <strong>{outcomeWords[note.outcome]}. </strong>}
                {note.text}
                <small>{authorAndTime(note)}</small>
              </WrittenNote>
            </li>
          ))}
        </ul>
      )}
      <NoteForm maxLength={longest} onWrite={async (text) => onChanged(await sendNote(id, text))} />
    </Panel>
  );
}
