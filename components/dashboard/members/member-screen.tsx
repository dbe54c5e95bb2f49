'use client';

import { getStaffMember, type StaffMember, giveMonth } from '@/lib/contract/staff-member';
import { customersPath, membersPath } from '@/lib/dashboard/paths';
import { useShown, type Work } from '@/lib/dashboard/people/use-shown';
import { formatDate } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { MemberMonth } from './member-month';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { ConfirmButton } from '@/components/dashboard/confirm-button';
import { ReasonQuestion } from '@/components/dashboard/reason-question';
import { TextLink } from '../text-link';

export function MemberScreen({ known }: { known: StaffMember }) {
  const { shown: member, work, show } = useShown(getStaffMember, known);
  const { id, name, email, months, elite_until: until } = member;
  return (
    <>
      <DashboardHead
        title={name}
        above={{ label: 'Members', href: membersPath.path }}
        lead={until ? `Member until ${formatDate(until)}` : 'Not a member'}
      >
        {!member.is_closed && <GiveMonth member={member} work={work} />}
      </DashboardHead>
      <div className="two-sides">
        <Panel title="Months">
          {months.length === 0 ? (
            <p className="text-ink-2">No months yet.</p>
          ) : (
            <ul className="people-rows">
              {months.map((month) => (
                <MemberMonth key={month.id} memberId={id} month={month} onChanged={show} />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Customer">
          <Facts
            rows={[
              [
                'Name',
                <TextLink key="name" href={customersPath.one(id)}>
                  {name}
                </TextLink>,
              ],
              ['Email', member.is_closed ? null : email],
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

function GiveMonth({ member, work }: { member: StaffMember; work: Work<StaffMember> }) {
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
