import { Printer } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { invoiceOf, labelsOf, packingSlipsOf } from '@/lib/dashboard/orders/order-paths';

const hasNoLabel = new Set(['cancelled', 'returned']);

export function OrderPrints({ order }: { order: StaffOrder }) {
  const papers = [
    { label: 'Packing slip', href: packingSlipsOf([order.order_id]) },
    ...(order.shipments?.some(({ status }) => !hasNoLabel.has(status))
      ? [{ label: 'Label', href: labelsOf([order.order_id]) }]
      : []),
    ...(order.is_invoiced ? [{ label: 'Invoice', href: invoiceOf(order.order_id) }] : []),
  ];
  return papers.map(({ label, href }) => (
    <a
      key={label}
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('second', 'card')}
    >
      <Printer className="size-5" aria-hidden />
      {label}
    </a>
  ));
}
