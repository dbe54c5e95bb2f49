import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import type { StaffOrderRow } from '@/lib/contract/staff-order-list';
import { nextStep } from '@/lib/dashboard/orders/next-step';

export function OrderNextLink({ row }: { row: StaffOrderRow }) {
  const step = nextStep(row);
  return (
    <span className="order-next-link">
      {step && (
        <Link href={step.href} prefetch={false} className={buttonClass('second', 'card')}>
          {step.label}
          <span className="sr-only"> {row.order_id}</span>
        </Link>
      )}
    </span>
  );
}
