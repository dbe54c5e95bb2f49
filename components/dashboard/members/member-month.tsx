'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { endMonth, type StaffMember, type StaffMonth } from '@/lib/contract/staff-member';
import { benefitsText, monthStateLabels } from '@/lib/dashboard/people/member-labels';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { ReasonQuestion } from '../reason-question';
import { StateMark } from '../state-mark';

interface MemberMonthProps {
  memberId: number;
  month: StaffMonth;
  onChanged: (member: StaffMember) => Promise<void>;
}

export function MemberMonth({ memberId, month, onChanged }: MemberMonthProps) {
  const [reason, setReason] = useState('');
  const { state, starts_at, ends_at, is_gift, refund, cancel_obstacle } = month;
  const status = monthStateLabels[state];
  const isOpen = state === 'runs' || state === 'to come';

  async function end() {
    const { data } = await sendLazily(endMonth, {
      params: { id: memberId, monthId: month.id },
      body: { reason },
    });
    await onChanged(data);
    toastSuccess('The month has ended');
  }

  return (
    <li>
      <span>
        {formatDate(starts_at)} to {formatDate(ends_at)}
        <small>
          {is_gift ? 'Given by the shop' : 'Paid'}. {benefitsText(month)}.
        </small>
        {refund && <small>{formatRupees(refund.amount)} go back to who paid.</small>}
        {isOpen && cancel_obstacle && <small>{cancel_obstacle}</small>}
      </span>
      <StateMark mood={status.mood}>{status.label}</StateMark>
      {isOpen && !cancel_obstacle && (
        <div className="is-wide -ml-4">
          <ConfirmButton
            label="End it"
            question="End this month now?"
            confirmLabel="End it"
            onConfirm={end}
          >
            <p className="mb-4">
              Its benefits end at once, and so do months that follow it. What was paid for them goes
              back, and the member gets an email.
            </p>
            <ReasonQuestion reason={reason} onChange={setReason} />
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}
