import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export default function OrderNotFound() {
  return (
    <div className="frame">
      <EmptyState plant="tulsi" text="Order Not Found" isHeading>
        <Link href={routes.orders} className={buttonClass()}>
          My Orders
        </Link>
      </EmptyState>
    </div>
  );
}
