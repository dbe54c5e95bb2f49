import type { Metadata } from 'next';
import { MembershipPaymentScreen } from '@/components/membership/membership-payment-screen';
import { requireLiveCustomer } from '@/lib/platform/auth/read-own';
import { readMembershipPlan } from '@/lib/features/membership/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.subscriptionPayment);

export default async function SubscriptionPaymentPage() {
  await requireOpen(routes.subscriptionPayment);
  await requireLiveCustomer(routes.subscriptionPayment);
  return <MembershipPaymentScreen plan={await readMembershipPlan()} />;
}
