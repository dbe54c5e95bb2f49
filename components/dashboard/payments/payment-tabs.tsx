import Link from 'next/link';
import {
  courierCashPath,
  paymentsPath,
  refundsByHandPath,
  refundsPath,
} from '@/lib/dashboard/payments/payment-paths';

const tabs = [
  { label: 'Payments', href: paymentsPath },
  { label: 'Refunds', href: refundsPath },
  { label: 'Manual refunds', href: refundsByHandPath },
  { label: 'COD remittances', href: courierCashPath },
];

export function PaymentTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Money" className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
      {tabs.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={href === current ? 'page' : undefined}
          className="min-h-11 content-center border-b-2 border-transparent font-[550] hover:border-rule aria-[current=page]:border-turmeric"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
