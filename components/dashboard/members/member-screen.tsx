'use client';

import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { getStaffMember, type StaffMember } from '@/lib/contract/staff-member';
import { customersPath, membersPath } from '@/lib/dashboard/people/people-paths';
import { useShown } from '@/lib/dashboard/people/use-shown';
import { formatDate } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { GiveMonth } from './give-month';
import { MemberMonth } from './member-month';

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
                <Link
                  key="name"
                  href={customersPath.one(id)}
                  prefetch={false}
                  className={linkClass}
                >
                  {name}
                </Link>,
              ],
              ['Email', member.is_closed ? null : email],
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
