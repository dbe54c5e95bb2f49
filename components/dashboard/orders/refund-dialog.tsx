import { useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/action-dialog';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import {
  previewRefund,
  refundOrder,
  type OrderMoney,
  type RefundInput,
} from '@/lib/contract/staff-refund';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import {
  refundBody,
  type RefundDraft,
  refundPreviewText,
  type RefundPreview,
} from '@/lib/dashboard/orders/refund';
import { formatRupees } from '@/lib/format/money';
import { randomKey } from '@/lib/api/random-key';
import { Tick } from '@/components/ui/tick';
import { TextQuestion } from '../text-question';
import { RefundLines } from './refund-lines';
import { Typed } from './typed';

const blank: RefundDraft = { pieces: {}, amount: '', includesShipping: false, reason: '' };

export function RefundDialog({ money, onRefunded }: { money: OrderMoney; onRefunded: () => void }) {
  const [draft, setDraft] = useState(blank);
  const [shown, setShown] = useState<RefundPreview>();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, problem, run } = useWork();
  // Idempotency key: the same form sent twice refunds once.
  const key = useRef<string>(undefined);

  function change(some: Partial<RefundDraft>) {
    key.current = undefined;
    setShown(undefined);
    setDraft((before) => ({ ...before, ...some }));
  }

  function requireBody(): RefundInput {
    const body = refundBody(draft);
    if (typeof body === 'string') throw notFilledIn(body);
    return body;
  }

  const params = { orderId: money.order_id };
  const show = () =>
    run(async () => {
      setShown((await sendLazily(previewRefund, { params, body: requireBody() })).data);
    });
  const refund = () =>
    run(async () => {
      key.current ??= randomKey();
      const idempotencyKey = key.current;
      await sendLazily(refundOrder, { params, body: requireBody(), idempotencyKey });
      toastSuccess('Refund recorded');
      change(blank);
      setIsOpen(false);
      onRefunded();
    });

  return (
    <>
      <Button kind="second" size="card" onClick={() => setIsOpen(true)}>
        Refund
      </Button>
      <ActionDialog
        title={`Refund order ${money.order_id}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actionLabel={shown ? `Refund ${formatRupees(shown.amount)}` : 'Show amount'}
        busyText={isBusy ? 'Working' : undefined}
        problem={problem}
        onAction={shown ? refund : show}
      >
        <div className="grid gap-4">
          <p>
            You can refund up to {formatRupees(money.refundable_goods)} for items
            {money.refundable_shipping > 0 &&
              ` and ${formatRupees(money.refundable_shipping)} for delivery`}
            .
          </p>
          <RefundLines
            lines={money.lines}
            pieces={draft.pieces}
            onChange={(pieces) => change({ pieces })}
          />
          <Typed
            label="Or enter an amount in ₹"
            inputMode="decimal"
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          {money.refundable_shipping > 0 && (
            <Tick
              checked={draft.includesShipping}
              onChange={({ target }) => change({ includesShipping: target.checked })}
            >
              Also refund the delivery fee of {formatRupees(money.refundable_shipping)}
            </Tick>
          )}
          <TextQuestion
            label="Reason (printed on the credit note)"
            value={draft.reason}
            maxLength={200}
            onChange={(reason) => change({ reason })}
          />
          {shown && <p role="status">{refundPreviewText(shown).join(' ')}</p>}
        </div>
      </ActionDialog>
    </>
  );
}
