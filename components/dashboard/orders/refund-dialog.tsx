'use client';

import { useRef, useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import type { OrderMoney } from '@/lib/contract/staff-refund';
import { sendRefund } from '@/lib/dashboard/orders/calls';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { refundBody, type RefundDraft } from '@/lib/dashboard/orders/refund-body';
import { formatRupees } from '@/lib/format/money';
import { randomKey } from '@/lib/api/random-key';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';
import { RefundLines } from './refund-lines';
import { Typed } from './typed';

interface RefundDialogProps {
  money: OrderMoney;
  onRefunded: () => void;
}

const blank: RefundDraft = { pieces: {}, amount: '', includesShipping: false, reason: '' };

export function RefundDialog({ money, onRefunded }: RefundDialogProps) {
  const [draft, setDraft] = useState(blank);
  // Idempotency key: the same form sent twice refunds once.
  const key = useRef<string>(undefined);

  function change(some: Partial<RefundDraft>) {
    key.current = undefined;
    setDraft((before) => ({ ...before, ...some }));
  }

  return (
    <ConfirmButton
      kind="second"
      label="Refund"
      question={`Refund order ${money.order_id}`}
      confirmLabel="Refund it"
      onConfirm={async () => {
        const body = refundBody(draft);
        if (typeof body === 'string') throw notFilledIn(body);
        key.current ??= randomKey();
        await sendRefund(money.order_id, body, key.current);
        toastSuccess('The refund is written down');
        setDraft(blank);
        key.current = undefined;
        onRefunded();
      }}
    >
      <div className="grid gap-4">
        <p>
          {formatRupees(money.refundable_goods)} of the goods
          {money.refundable_shipping > 0 &&
            ` and ${formatRupees(money.refundable_shipping)} of the delivery fee`}{' '}
          can be refunded.
        </p>
        <RefundLines
          lines={money.lines}
          pieces={draft.pieces}
          onChange={(pieces) => change({ pieces })}
        />
        <Typed
          label="Or an amount in rupees"
          inputMode="decimal"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
        {money.refundable_shipping > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick"
              checked={draft.includesShipping}
              onChange={({ target }) => change({ includesShipping: target.checked })}
            />
            The delivery fee as well, {formatRupees(money.refundable_shipping)}
          </label>
        )}
        <TextQuestion
          label="Why, as it stands on the credit note"
          value={draft.reason}
          maxLength={200}
          rows={2}
          onChange={(reason) => change({ reason })}
        />
      </div>
    </ConfirmButton>
  );
}
