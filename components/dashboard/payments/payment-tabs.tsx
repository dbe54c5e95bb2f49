import Link from 'next/link';
import {
  courierCashPath,
  paymentsPath,
  refundsByHandPath,
  refundsPath,
} from '@/lib/dashboard/paths';

const tabs = [
  { label: 'Payments', href: paymentsPath },
  { label: 'Refunds', href: refundsPath },
  { label: 'Manual refunds', href: refundsByHandPath },
  { label: 'COD remittances', href: courierCashPath },
];

export function PaymentTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Money" className="period-links mb-4">
      {tabs.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={href === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
