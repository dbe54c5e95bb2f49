import type { StaffCustomer } from '@/lib/contract/staff-customer';
import { orderPath, ordersPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { TextLink } from '../text-link';

interface CustomerOrdersProps {
  customer: StaffCustomer;
  /** Staff with only this permission see the orders, but no links to them. */
  canOpenOrders: boolean;
}

export function CustomerOrders({ customer, canOpenOrders }: CustomerOrdersProps) {
  const { orders, order_count: count } = customer;
  const figures: [string, string][] = [
    ['Orders', count.toLocaleString('en-IN')],
    ['Total spent', formatRupees(customer.spent)],
    ['Cancelled', customer.cancelled_count.toLocaleString('en-IN')],
    ['Returned', customer.returned_count.toLocaleString('en-IN')],
  ];
  const all = `${ordersPath}?${new URLSearchParams({ search: customer.email }).toString()}`;
  return (
    <Panel
      title="Orders"
      actions={
        canOpenOrders && count > orders.length && <TextLink href={all}>View all orders</TextLink>
      }
    >
      {count === 0 ? (
        <p className="text-ink-2">No orders yet.</p>
      ) : (
        <>
          <dl className="figure-row mb-4">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className="people-rows">
            {orders.map(({ order_id, status, placed_at, total, has_open_return }) => (
              <li key={order_id}>
                <span>
                  {canOpenOrders ? (
                    <TextLink href={orderPath(order_id)}>{order_id}</TextLink>
                  ) : (
                    order_id
                  )}
                  <small>
                    {formatDate(placed_at)}, {status}
                    {has_open_return && ', return open'}
                  </small>
                </span>
                <span className="is-money">{formatRupees(total)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
