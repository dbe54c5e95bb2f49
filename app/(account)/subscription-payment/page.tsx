import type { Metadata } from 'next';
import { ElitePaymentScreen } from '@/components/elite/elite-payment-screen';
import { requireLiveCustomer } from '@/lib/auth/require-live-customer';
import { readElitePlan } from '@/lib/elite/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.subscriptionPayment, { isIndexed: false });

export default async function SubscriptionPaymentPage() {
  await requireLiveCustomer(routes.subscriptionPayment);
  return <ElitePaymentScreen plan={await readElitePlan()} />;
}
