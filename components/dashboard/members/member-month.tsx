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
    toastSuccess('Month ended');
  }

  return (
    <li>
      <span>
        {formatDate(starts_at)} to {formatDate(ends_at)}
        <small>
          {is_gift ? 'Free, from the shop' : 'Paid'}. {benefitsText(month)}.
        </small>
        {refund && <small>{formatRupees(refund.amount)} will be refunded.</small>}
        {isOpen && cancel_obstacle && <small>{cancel_obstacle}</small>}
      </span>
      <StateMark mood={status.mood}>{status.label}</StateMark>
      {isOpen && !cancel_obstacle && (
        <div className="is-wide -ml-4">
          <ConfirmButton
            label="End month"
            question="End this month now?"
            isDestructive
            onConfirm={end}
          >
            <p className="mb-4">
              Benefits end now, and later months are cancelled too. Payments for them will be
              refunded and we’ll email the member.
            </p>
            <ReasonQuestion reason={reason} onChange={setReason} />
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}
