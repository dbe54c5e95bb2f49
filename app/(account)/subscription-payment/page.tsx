import type { Metadata } from 'next';
import { ElitePaymentScreen } from '@/components/membership/elite-payment-screen';
import { requireLiveCustomer } from '@/lib/platform/auth/require-live-customer';
import { readElitePlan } from '@/lib/features/membership/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.subscriptionPayment, { isIndexed: false });

export default async function SubscriptionPaymentPage() {
  await requireLiveCustomer(routes.subscriptionPayment);
  return <ElitePaymentScreen plan={await readElitePlan()} />;
}
