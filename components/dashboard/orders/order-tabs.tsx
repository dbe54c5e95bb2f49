import { Chip } from '@/components/ui/chip';
import { orderStatuses, type OrderStatus } from '@/lib/contract/order';
import { listStaffOrders, orderConcerns, type OrderConcern } from '@/lib/contract/staff-order-list';
import { openStatuses } from '@/lib/dashboard/paths';
import { concernLabels, countText } from '@/lib/dashboard/orders/order-labels';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { useStaffList } from '@/lib/dashboard/use-staff-list';

/* Statuses without work to do; found through the filters. */
const quiet = new Set<OrderStatus>(['Delivered', 'Cancelled', 'Refunded']);

export function OrderTabs() {
  const { query, change } = useListQuery();
  const { data } = useStaffList(listStaffOrders, query);

  function pressStatus(status: OrderStatus) {
    const isOnlyOne = query['status'] === status;
    change({ status: isOnlyOne ? openStatuses : status, concern: null });
  }
  function pressConcern(concern: OrderConcern) {
    change({ concern: query['concern'] === concern ? null : concern, status: null });
  }
  const findCount = (name: string) =>
    [...(data?.statuses ?? []), ...(data?.concerns ?? [])].find((one) => one.name === name);

  return (
    <div className="order-tabs">
      <div role="group" aria-label="Needs attention">
        {orderConcerns.map((name) => (
          <Chip key={name} isChosen={query['concern'] === name} onPress={() => pressConcern(name)}>
            {concernLabels[name]} <Counted found={findCount(name)} />
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Order status">
        <Chip
          isChosen={query['status'] === openStatuses}
          onPress={() => change({ status: openStatuses, concern: null })}
        >
          Open
        </Chip>
        {orderStatuses.map((status) => (
          <Chip
            key={status}
            isChosen={query['status'] === status}
            onPress={() => pressStatus(status)}
          >
            {status} {!quiet.has(status) && <Counted found={findCount(status)} />}
          </Chip>
        ))}
        <Chip
          isChosen={!query['status'] && !query['concern']}
          onPress={() => change({ status: null, concern: null, sort: '-placed_at' })}
        >
          All orders
        </Chip>
      </div>
    </div>
  );
}

function Counted({ found }: { found: { count: number; more: boolean } | undefined }) {
  if (!found) return null;
  return <b data-none={found.count === 0 || undefined}>{countText(found)}</b>;
}
