'use client';

import { useState, type FormEvent } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { sendNote } from '@/lib/dashboard/orders/calls';
import { outcomeWords } from '@/lib/dashboard/orders/order-words';
import { useWork } from '@/lib/dashboard/use-work';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';
import { Asked } from './asked';

interface OrderNotesProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

/** What colleagues have written down and how calls went; the customer never sees it. */
export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const [text, setText] = useState('');
  const { isBusy, problem, run } = useWork();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      onChanged(await sendNote(order.order_id, text));
      setText('');
    });
  }

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
      <form onSubmit={submit} className="grid gap-2">
        <Asked
          label="For colleagues, never for the customer"
          value={text}
          onChange={setText}
          maxLength={1_000}
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
    </Panel>
  );
}
