import { BreakableText } from '@/components/ui/breakable-text';
import { LabelFrame } from '@/components/ui/label-frame';
import type { Order } from '@/lib/contract/order';
import { deliveryText, paymentText } from '@/lib/features/order/status-text';

type Cell = [term: string, value: string];

function invoiceCell({
  order_status,
  is_invoiced,
  invoice_number,
}: Order): [string, string] | undefined {
  if (is_invoiced) return ['Invoice', invoice_number ?? 'Issued'];
  const isAhead = order_status === 'Pending' || order_status === 'Confirmed';
  return isAhead ? ['Invoice', 'Available once packed'] : undefined;
}

export function OrderFacts({ order }: { order: Order }) {
  const rows: (Cell | '' | null | undefined)[] = [
    deliveryText(order),
    ['Payment', order.replaces ? `Nothing to pay. Replaces ${order.replaces}` : paymentText(order)],
    invoiceCell(order),
    ...(order.shipments?.length ? [] : courierCells(order)),
    order.cancel_reason && ['Cancellation reason', order.cancel_reason],
  ];
  const cells = rows.filter((cell): cell is Cell => Array.isArray(cell));
  return (
    <div className="break-inside-avoid rounded-control bg-paper-0">
      <LabelFrame
        title="Order details"
        cells={cells.map(([term, value], index) => ({
          term,
          value: <BreakableText text={value} />,
          isWide: index === cells.length - 1 && index % 2 === 0,
        }))}
      />
    </div>
  );
}

/* Of a store that does not record parcels. */
const courierCells = ({ courier, tracking_number: number }: Order): (Cell | '' | null)[] => [
  courier && ['Courier', courier],
  number && ['Tracking number', number],
];
