'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { giveMonth, type StaffMember } from '@/lib/contract/staff-member';
import type { Work } from '@/lib/dashboard/people/use-shown';
import { formatDate } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { ReasonQuestion } from '../reason-question';

interface GiveMonthProps {
  member: StaffMember;
  work: Work<StaffMember>;
}

export function GiveMonth({ member, work }: GiveMonthProps) {
  const [reason, setReason] = useState('');
  const { elite_until: until, months } = member;

  async function give() {
    await work(giveMonth, { reason, seen_months: months.length });
    setReason('');
    toastSuccess('Month added');
  }

  return (
    <ConfirmButton
      label="Add free month"
      kind="second"
      question="Add a free month of membership?"
      confirmLabel="Add month"
      onConfirm={give}
    >
      <p className="mb-4">
        {until
          ? `It starts on ${formatDate(until)}, when the current membership ends.`
          : 'It starts now.'}{' '}
        We’ll email the member.
      </p>
      <ReasonQuestion reason={reason} onChange={setReason} />
    </ConfirmButton>
  );
}
