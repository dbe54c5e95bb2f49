import Link from 'next/link';
import { BreakableText } from '@/components/ui/breakable-text';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { channelLabels } from '@/lib/dashboard/orders/order-labels';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { PhoneLink } from '../phone-link';

interface OrderBuyerProps {
  order: StaffOrder;
  /** Whether the person may open the page of the customer. */
  seesCustomers: boolean;
}

export function OrderBuyer({
  order: { customer, channel, replaces },
  seesCustomers,
}: OrderBuyerProps) {
  const { id, first_name, last_name, email, mobile_no } = customer;
  const name = `${first_name} ${last_name}`.trim() || mobile_no;
  return (
    <Panel title="Customer">
      <Facts
        rows={[
          [
            'Name',
            seesCustomers ? (
              <Link
                key="name"
                href={`/dashboard/customers/${id}`}
                prefetch={false}
                className={link}
              >
                {name}
              </Link>
            ) : (
              name
            ),
          ],
          ['Mobile', mobile_no && <PhoneLink key="mobile" number={mobile_no} className={link} />],
          [
            'Email',
            email && (
              <a key="mail" href={`mailto:${email}`} className={link}>
                <BreakableText text={email} />
              </a>
            ),
          ],
          ['Member', customer.is_elite ? 'Yes' : null],
          ['Account', customer.is_closed ? 'Closed' : null],
          ['Orders', orderHistory(customer, !replaces)],
          ['Cash on Delivery', cashHistoryOf(customer)],
          ['Ordered through', channel && channelLabels[channel]],
          ['Total spent', formatRupees(customer.spent)],
        ]}
      />
    </Panel>
  );
}

const link = 'text-leaf-7 underline underline-offset-4';

/** Replacements do not count as orders. */
function orderHistory(customer: StaffOrder['customer'], counts: boolean): string {
  const { order_count, cancelled_count, returned_count } = customer;
  if (order_count === 1 && counts) return 'First order';
  return [
    `${order_count} in total`,
    cancelled_count > 0 && `${cancelled_count} cancelled`,
    returned_count > 0 && `${returned_count} returned`,
  ]
    .filter(Boolean)
    .join(', ');
}

function cashHistoryOf({ cash_parcels, cash_refused }: StaffOrder['customer']): string | null {
  return cash_refused > 0 ? `${cash_refused} of ${cash_parcels} parcels refused` : null;
}
