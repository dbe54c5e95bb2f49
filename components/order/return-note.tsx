import { IfOpen } from '@/components/layout/if-open';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Order } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { returnChoices } from '@/lib/features/order/order-rules';
import { routes } from '@/lib/platform/routes';

export function ReturnNote({ order, today }: { order: Order; today: string }) {
  const choices = returnChoices(order, today);
  if (!choices || !order.replacement_until) return null;
  const others = order.return_until && formatDate(order.return_until);
  return (
    <p className="mt-4 max-w-[90ch] text-1 text-ink-2 print:hidden">
      {choices.replacement &&
        `Something damaged, wrong or expired is replaced when you report it by ${formatDate(order.replacement_until)}. `}
      {others &&
        (choices.others
          ? `${choices.replacement ? 'Anything else' : 'It'} can be returned until ${others}. `
          : `It could be returned until ${others}. `)}
      <IfOpen path={routes.returnPolicy}>
        <Link href={routes.returnPolicy} className={linkClass}>
          Returns and refunds
        </Link>
      </IfOpen>
    </p>
  );
}
