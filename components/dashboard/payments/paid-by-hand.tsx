'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { type RefundRow, listRefunds, refundByHand } from '@/lib/contract/staff-refund';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { Typed } from '../orders/typed';
import { mutate } from 'swr';

const isOfRefunds = (key: unknown) => typeof key === 'string' && key.startsWith(listRefunds.path);

/** Marks a refund as paid by hand and reads the refund lists again. Throws ApiError. */
async function payByHand(id: number, reference: string): Promise<void> {
  await sendLazily(refundByHand, { params: { id }, body: { reference } });
  await mutate(isOfRefunds);
}

export function PaidByHand({ refund }: { refund: RefundRow }) {
  const [reference, setReference] = useState('');
  return (
    <ConfirmButton
      kind="second"
      label="Mark as refunded"
      question={`Confirm refund of ${formatRupees(refund.amount)}?`}
      confirmLabel="Mark as refunded"
      onConfirm={async () => {
        if (!reference.trim()) throw notFilledIn('Enter the transfer reference');
        await payByHand(refund.id, reference);
        toastSuccess('Refund recorded. The customer has been notified.');
      }}
    >
      <div className="grid gap-4">
        {refund.state === 'failed' && (
          <p>
            The gateway couldn’t refund this. Check with the gateway first so that it isn’t refunded
            twice.
          </p>
        )}
        <p>
          For {refund.order_id ?? `payment ${refund.payment_id}`}: {refund.reason}. Don’t enter the
          customer’s bank details here.
        </p>
        <Typed label="Transfer reference" value={reference} onChange={setReference} />
      </div>
    </ConfirmButton>
  );
}
