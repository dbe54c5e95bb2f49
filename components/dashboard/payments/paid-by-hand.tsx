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
      label="Mark as paid"
      question={`Have you paid ${formatRupees(refund.amount)} back?`}
      confirmLabel="Mark as paid"
      onConfirm={async () => {
        if (!reference.trim()) throw notFilledIn('Please give the reference of the transfer');
        await payByHand(refund.id, reference);
        toastSuccess('Saved: the customer is told');
      }}
    >
      <div className="grid gap-4">
        {refund.state === 'failed' && (
          <p>
            The gateway could not pay it back. Please look there first, so that it is not paid
            twice.
          </p>
        )}
        <p>
          For {refund.order_id ?? `payment ${refund.payment_id}`}: {refund.reason}. Account details
          of customers are not kept here.
        </p>
        <Typed label="Reference of the transfer" value={reference} onChange={setReference} />
      </div>
    </ConfirmButton>
  );
}
