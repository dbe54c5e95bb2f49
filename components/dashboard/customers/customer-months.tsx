import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import type { StaffCustomer } from '@/lib/contract/staff-customer';
import { membersRoom } from '@/lib/dashboard/people/people-paths';
import { formatDate } from '@/lib/format/date';
import { Panel } from '../panel';

type Month = StaffCustomer['months'][number];

const standing = ({ is_cancelled, is_gift, ends_at }: Month, now: number) => {
  if (is_cancelled) return 'Cancelled';
  if (Date.parse(ends_at) <= now) return is_gift ? 'Over, given by the shop' : 'Over';
  return is_gift ? 'Given by the shop' : 'Paid';
};

/** The months of Elite that somebody has had; `now` as the page was made. */
export function CustomerMonths({ customer, now }: { customer: StaffCustomer; now: number }) {
  const { id, months } = customer;
  return (
    <Panel
      title="Elite"
      actions={
        <Link href={membersRoom.one(id)} prefetch={false} className={linkClass}>
          {months.length === 0 ? 'Give a month' : 'Months and benefits'}
        </Link>
      }
    >
      {months.length === 0 && <p className="text-ink-2">No month yet.</p>}
      <ul className="people-rows">
        {months.map((month) => (
          <li key={month.id}>
            <span className="is-wide">
              {formatDate(month.starts_at)} to {formatDate(month.ends_at)}
              <small>{standing(month, now)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
