import Link from 'next/link';
import { useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { sendLazily } from '@/lib/api/lazily';
import { settleParcel } from '@/lib/contract/staff-parcel';
import type { ParcelWork } from '@/lib/contract/staff-order-detail';
import { orderPath } from '@/lib/dashboard/paths';
import { refundSharesText, withRefund } from '@/lib/dashboard/orders/refund';
import { parcelRows } from '@/lib/dashboard/orders/parcel-rows';
import { formatRupees } from '@/lib/format/money';
import { Tick } from '@/components/ui/tick';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-props';
import { PieceCounts } from './piece-counts';
import { Typed } from './typed';

const texts = {
  returned: {
    label: 'Record return',
    question: (parcel: number) => `Record return of parcel ${parcel}`,
    confirm: 'Receive items',
    reason: 'Refused at the door',
  },
  lost: {
    label: 'Refund lost parcel',
    question: (parcel: number) => `Refund lost parcel ${parcel}?`,
    confirm: 'Close parcel',
    reason: 'Lost by the courier',
  },
};

interface ParcelSettlementProps extends ParcelProps {
  outcome: keyof typeof texts;
}

export function ParcelSettlement({
  outcome,
  order,
  parcel,
  work,
  onChanged,
}: ParcelSettlementProps) {
  const text = texts[outcome];
  const isReturned = outcome === 'returned';
  const rows = isReturned ? parcelRows(order, parcel) : [];
  const [sellable, setSellable] = useState<Record<number, number>>(() =>
    Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity])),
  );
  const [reason, setReason] = useState(text.reason);
  const [isFeeRetained, setIsFeeRetained] = useState(false);
  const refund = (isFeeRetained && work.refund_without_fee) || work.refund;
  if (!refund) return null;
  return (
    <ConfirmButton
      kind="second"
      label={text.label}
      question={text.question(parcel.number)}
      confirmLabel={withRefund(text.confirm, refund)}
      isDestructive={!isReturned}
      onConfirm={async () => {
        const { data } = await sendLazily(settleParcel, {
          params: { orderId: order.order_id, number: parcel.number },
          body: {
            outcome,
            reason: reason.trim(),
            keeps_delivery_fee: isFeeRetained,
            refund_amount: refund.total,
            lines: rows.map(({ id, quantity }) => ({
              line_id: id,
              sellable: sellable[id] ?? 0,
              unsellable: quantity - (sellable[id] ?? 0),
            })),
          },
        });
        onChanged(data);
      }}
    >
      <div className="grid gap-4">
        <p>
          {order.replaces ? (
            <>
              Items of a replacement have no price. Refund them on order{' '}
              <Link href={orderPath(order.replaces)} className={linkClass}>
                {order.replaces}
              </Link>
              .
            </>
          ) : (
            'We’ll issue a credit note for its items.'
          )}
          {!isReturned && ' Stock stays unchanged.'}
          {isReturned && order.pay_type === 'Cash on Delivery' && ' No cash will be recorded.'}
        </p>
        {isReturned && (
          <PieceCounts
            legend="Units that can be resold"
            rows={rows}
            counts={sellable}
            onChange={setSellable}
          />
        )}
        <FeeChoice work={work} isFeeRetained={isFeeRetained} onChange={setIsFeeRetained} />
        <p>{refundSharesText(refund)}</p>
        <Typed
          label="Reason (shown to the customer)"
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
      </div>
    </ConfirmButton>
  );
}

interface FeeChoiceProps {
  work: ParcelWork;
  isFeeRetained: boolean;
  onChange: (isFeeRetained: boolean) => void;
}

/** Whether the delivery fee of a paid order is refunded, where there is a choice. */
function FeeChoice({
  work: { refund, refund_without_fee: less },
  isFeeRetained,
  onChange,
}: FeeChoiceProps) {
  if (!refund || !less) return null;
  return (
    <Tick checked={!isFeeRetained} onChange={({ target }) => onChange(!target.checked)}>
      Also refund the delivery fee of {formatRupees(refund.total - less.total)}
    </Tick>
  );
}
