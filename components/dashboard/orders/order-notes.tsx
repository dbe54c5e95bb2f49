'use client';

import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { sendNote } from '@/lib/dashboard/orders/calls';
import { outcomeWords } from '@/lib/dashboard/orders/order-words';
import { formatDateTime } from '@/lib/format/date';
import { NoteForm } from '../note-form';
import { Panel } from '../panel';

interface OrderNotesProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

/** What colleagues have written down and how calls went; the customer never sees it. */
export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  return (
    <Panel title="Notes">
      {order.notes.length > 0 && (
        <ul className="order-notes">
          {order.notes.map((note) => (
            <li key={note.id}>
              {note.outcome && <strong>{outcomeWords[note.outcome]}. </strong>}
              {note.text}
              <small>
                {note.by}, {formatDateTime(note.at)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        maxLength={1_000}
        onWrite={async (text) => onChanged(await sendNote(order.order_id, text))}
      />
    </Panel>
  );
}
