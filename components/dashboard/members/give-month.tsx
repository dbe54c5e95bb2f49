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
      label="Give a month"
      kind="second"
      question="Give a month of membership for free?"
      confirmLabel="Give it"
      onConfirm={give}
    >
      <p className="mb-4">
        {until ? `It begins on ${formatDate(until)}, where the last one ends.` : 'It begins now.'}{' '}
        The member gets an email.
      </p>
      <ReasonQuestion reason={reason} onChange={setReason} />
    </ConfirmButton>
  );
}
