'use client';

import { sendLazily } from '@/lib/api/lazily';
import type { Call } from '@/lib/contract/endpoint';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { changeOrderNote, noteOrder, removeOrderNote } from '@/lib/contract/staff-order-work';
import { authorAndTime } from '@/lib/dashboard/byline';
import { callOutcomeLabels } from '@/lib/dashboard/orders/order-labels';
import { NoteForm } from '../note-form';
import { Panel } from '../panel';
import { WrittenNote } from '../written-note';

interface OrderNotesProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

type NoteCall<Body> = Call<never, Body, { data: StaffOrder }>;

const longest = 1_000;

export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const { order_id: orderId, notes } = order;
  async function change<Body>(call: NoteCall<Body>, noteId?: number, body?: Body) {
    const params = { orderId, ...(noteId !== undefined && { noteId }) };
    onChanged((await sendLazily(call, { params, ...(body !== undefined && { body }) })).data);
  }
  return (
    <Panel title="Notes">
      {notes.length > 0 && (
        <ul className="order-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <WrittenNote
                note={note}
                maxLength={longest}
                onChange={(text) => change(changeOrderNote, note.id, { text })}
                onRemove={() => change(removeOrderNote, note.id)}
              >
                {note.outcome && <strong>{callOutcomeLabels[note.outcome]}. </strong>}
                {note.text}
                <small>{authorAndTime(note)}</small>
              </WrittenNote>
            </li>
          ))}
        </ul>
      )}
      <NoteForm maxLength={longest} onWrite={(text) => change(noteOrder, undefined, { text })} />
    </Panel>
  );
}
