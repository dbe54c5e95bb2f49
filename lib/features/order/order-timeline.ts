import type { Order, OrderStatus } from '../../contract/order';
import { shipmentLabels, type Shipment, type ShipmentStatus } from '../../contract/shipment';

export interface TimelineStep {
  status: string;
  /** ISO 8601; null: not reached yet. */
  at: string | null;
  isCurrent: boolean;
  /** What the courier reported since, of an order with one parcel. */
  reports: { text: string; at: string }[];
}

const deliverySteps: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

/** Reports that a step of the order says already. */
const saidBySteps = new Set<ShipmentStatus>(['packed', 'handed_over', 'delivered', 'cancelled']);

/** Past steps come from the store. Cancelled and returned orders have no future steps. */
export function orderTimeline({
  order_status,
  timeline,
  shipments = [],
}: Pick<Order, 'order_status' | 'timeline' | 'shipments'>): TimelineStep[] {
  const [parcel, ...others] = shipments;
  const reports = parcel && others.length === 0 ? reportsOf(parcel) : [];
  const past = timeline.map(({ status, at }, position) => {
    const nextAt = timeline[position + 1]?.at;
    const isOfStep = (moment: string) =>
      (position === 0 || isBefore(at, moment)) && (!nextAt || isBefore(moment, nextAt));
    return {
      status,
      at,
      isCurrent: position === timeline.length - 1,
      reports: reports.filter((report) => isOfStep(report.at)),
    };
  });
  const index = deliverySteps.indexOf(order_status);
  const ahead = index === -1 ? [] : deliverySteps.slice(index + 1);
  const later = ahead.map((status) => ({ status, at: null, isCurrent: false, reports: [] }));
  return [...past, ...later];
}

const isBefore = (first: string, second: string) => Date.parse(first) <= Date.parse(second);

function reportsOf({ events }: Shipment): TimelineStep['reports'] {
  return events
    .filter(({ status }) => !saidBySteps.has(status))
    .map(({ status, note, at }) => ({
      text: [shipmentLabels[status], note].filter(Boolean).join(', '),
      at,
    }));
}
