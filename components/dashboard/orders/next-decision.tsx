import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { sendLazily } from '@/lib/api/lazily';
import type { ReturnResolution } from '@/lib/contract/order';
import { isReplacementReason } from '@/lib/contract/order-change';
import { isReplacementOwed } from '@/lib/dashboard/orders/next-action';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { decideReturn } from '@/lib/contract/staff-order-work';
import { useWork } from '@/components/ui/use-work';
import { TextQuestion } from '../text-question';
import { ResolutionChoice } from './resolution-choice';

interface NextDecisionProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function NextDecision({ order, onChanged }: NextDecisionProps) {
  const open = order.returns.find(({ status }) => status === 'requested');
  const [note, setNote] = useState('');
  const [resolution, setResolution] = useState<ReturnResolution>(
    isReplacementReason(open?.reason ?? '') ? 'replacement' : 'refund',
  );
  const { isBusy, problem, run } = useWork();
  const decide = (is_accepted: boolean) =>
    run(async () => {
      const { data } = await sendLazily(decideReturn, {
        params: { orderId: order.order_id },
        body: { is_accepted, resolution, note },
      });
      onChanged(data);
    });
  return (
    <div className="grid gap-4">
      <p>
        {open && isReplacementOwed(open)
          ? 'The replacement was cancelled. Send another one, refund the items, or decline the return.'
          : 'The customer has requested a return. Review it below, then approve or decline it.'}
      </p>
      <ResolutionChoice value={resolution} onChange={setResolution} />
      <TextQuestion
        label="Message to the customer (required if you decline)"
        value={note}
        onChange={setNote}
        maxLength={500}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button busyText={isBusy ? 'Working' : undefined} onClick={() => decide(true)}>
          Approve return
        </Button>
        <Button kind="second" disabled={isBusy} onClick={() => decide(false)}>
          Decline return
        </Button>
      </div>
    </div>
  );
}
