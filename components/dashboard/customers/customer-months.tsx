import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import type { StaffCustomer } from '@/lib/contract/staff-customer';
import { monthStateLabels } from '@/lib/dashboard/people/member-labels';
import { membersPath } from '@/lib/dashboard/people/people-paths';
import { formatDate } from '@/lib/format/date';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

export function CustomerMonths({ customer }: { customer: StaffCustomer }) {
  const { id, months, closed_at } = customer;
  const isShown = months.length > 0 || !closed_at;
  return (
    <Panel
      title="Membership"
      actions={
        isShown && (
          <Link href={membersPath.one(id)} prefetch={false} className={linkClass}>
            {months.length === 0 ? 'Add free month' : 'View membership'}
          </Link>
        )
      }
    >
      {months.length === 0 ? (
        <p className="text-ink-2">Not a member yet.</p>
      ) : (
        <ul className="people-rows">
          {months.map(({ id: monthId, starts_at, ends_at, state, is_gift }) => (
            <li key={monthId}>
              <span>
                {formatDate(starts_at)} to {formatDate(ends_at)}
                <small>{is_gift ? 'Free, from the shop' : 'Paid'}</small>
              </span>
              <StateMark mood={monthStateLabels[state].mood}>
                {monthStateLabels[state].label}
              </StateMark>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
