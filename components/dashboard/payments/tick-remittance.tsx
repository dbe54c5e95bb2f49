'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { controlClass } from '@/components/form/control-class';
import { dayInIndia } from '@/lib/contract/india-clock';
import { parseAmount } from '@/lib/contract/money';
import type { RemittanceRow } from '@/lib/contract/staff-remittance';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { sendRemittance } from '@/lib/dashboard/payments/send-remittance';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { Labelled } from '../labelled';
import { Typed } from '../orders/typed';

export function TickRemittance({ row }: { row: RemittanceRow }) {
  const [received, setReceived] = useState(String(row.expected));
  const [day, setDay] = useState(() => dayInIndia(new Date()));
  const [reference, setReference] = useState('');
  return (
    <ConfirmButton
      kind="second"
      label="Mark as received"
      question={`Confirm ${formatRupees(row.expected)} received from the courier?`}
      confirmLabel="Mark as received"
      onConfirm={async () => {
        const amount = parseAmount(received);
        if (!(amount >= 0)) throw notFilledIn('Enter the amount received');
        if (!reference.trim()) throw notFilledIn('Enter the transfer reference');
        await sendRemittance(row.id, {
          received: amount,
          paid_on: day,
          reference: reference.trim(),
        });
        toastSuccess('Marked as received');
      }}
    >
      <div className="grid gap-4">
        <Typed
          label="Amount received (₹)"
          inputMode="decimal"
          value={received}
          onChange={setReceived}
        />
        <Labelled label="Received on">
          {(id) => (
            <input
              id={id}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className={controlClass(false)}
            />
          )}
        </Labelled>
        <Typed label="Transfer reference" value={reference} onChange={setReference} />
      </div>
    </ConfirmButton>
  );
}
