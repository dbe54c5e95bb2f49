import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { sendLazily } from '@/lib/api/lazily';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import type { CallOutcome } from '@/lib/contract/staff-order-list';
import { callOrder } from '@/lib/contract/staff-order-work';
import { callOutcomeLabels } from '@/lib/dashboard/orders/order-labels';
import { useWork } from '@/components/ui/use-work';
import { formatRupees } from '@/lib/format/money';
import { PhoneLink } from '../phone-link';
import { TextQuestion } from '../text-question';

interface NextCallProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

const later: CallOutcome[] = ['no_answer', 'call_back', 'refused'];

export function NextCall({ order, onChanged }: NextCallProps) {
  const [text, setText] = useState('');
  const { isBusy, problem, run } = useWork();
  const mobile = order.shipping_address.mobile_no;
  const calls = order.notes.filter(({ outcome }) => outcome !== null).length;
  const press = (outcome: CallOutcome) =>
    run(async () => {
      const params = { orderId: order.order_id };
      const { data } = await sendLazily(callOrder, { params, body: { outcome, text } });
      onChanged(data);
      setText('');
    });

  return (
    <div className="grid gap-4">
      <p>
        Call {order.shipping_address.full_name} to confirm this cash order of{' '}
        {formatRupees(order.final_total)}.
        {calls > 0 && ` ${calls === 1 ? '1 call' : `${calls} calls`} made so far.`}
      </p>
      <PhoneLink
        number={mobile}
        className={`${buttonClass('second')} max-w-full justify-self-start`}
      />
      <TextQuestion label="Call note" value={text} onChange={setText} maxLength={500} />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button busyText={isBusy ? 'Working' : undefined} onClick={() => press('confirmed')}>
          {callOutcomeLabels.confirmed}
        </Button>
        {later.map((outcome) => (
          <Button key={outcome} kind="second" disabled={isBusy} onClick={() => press(outcome)}>
            {callOutcomeLabels[outcome]}
          </Button>
        ))}
      </div>
      <p className="text-1 text-ink-2">
        “{callOutcomeLabels.refused}” cancels the order. The customer sees your call note as the
        reason.
      </p>
    </div>
  );
}
