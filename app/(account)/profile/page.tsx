import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/account/profile-screen';
import { readOwn } from '@/lib/platform/auth/read-own';
import { getProfile } from '@/lib/contract/profile';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readNewestOrders } from '@/lib/features/order/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.profile);

export default async function ProfilePage() {
  const [{ data }, orders] = await Promise.all([
    readOwn(getProfile, { page: routes.profile }),
    readNewestOrders(),
  ]);
  return <ProfileScreen profile={data} orders={orders} />;
}
