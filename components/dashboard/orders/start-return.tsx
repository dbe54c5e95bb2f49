import { useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import type { ReturnResolution } from '@/lib/contract/order';
import { nonReturnable } from '@/lib/contract/return-windows';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { startReturn } from '@/lib/contract/staff-order-work';
import { listReturnChoices } from '@/lib/features/order/return-items';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';
import { RefundLines } from './refund-lines';
import { ResolutionChoice } from './resolution-choice';

interface StartReturnProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function StartReturn({ order, onChanged }: StartReturnProps) {
  const [pieces, setPieces] = useState<Record<number, number>>({});
  const [resolution, setResolution] = useState<ReturnResolution>('refund');
  const [reason, setReason] = useState('');
  const choices = listReturnChoices(order.product_info, []);
  return (
    <ConfirmButton
      label="Start return"
      question={`Return items of ${order.order_id}`}
      onConfirm={async () => {
        const items = choices.flatMap((choice, index) => {
          const quantity = pieces[index] ?? 0;
          return quantity > 0 ? choice.toItem(quantity) : [];
        });
        if (items.length === 0) throw notFilledIn('Choose the items to return');
        if (reason.trim() === '') throw notFilledIn('Enter a reason for the return');
        const { data } = await sendLazily(startReturn, {
          params: { orderId: order.order_id },
          body: { items, reason: reason.trim(), resolution, note: '' },
        });
        onChanged(data);
      }}
    >
      <div className="grid gap-4">
        <RefundLines
          lines={choices.map(({ name, max, isReturnable, isPart }, index) => ({
            line_id: index,
            product_name: `${isPart ? 'Only ' : ''}${name}${isReturnable ? '' : ` (${nonReturnable})`}`,
            refundable_quantity: max,
          }))}
          pieces={pieces}
          onChange={setPieces}
        />
        <ResolutionChoice value={resolution} onChange={setResolution} />
        <TextQuestion
          label="Reason for the return (shown to the customer)"
          value={reason}
          maxLength={500}
          onChange={setReason}
        />
      </div>
    </ConfirmButton>
  );
}
