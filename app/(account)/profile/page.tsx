import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/account/profile-screen';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { readOwn } from '@/lib/platform/auth/read-own';
import { getProfile } from '@/lib/contract/profile';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readNewestOrders } from '@/lib/features/order/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.profile);

export default async function ProfilePage({ searchParams }: PageProps<'/profile'>) {
  const { kept } = await searchParams;
  const [{ data }, orders, submittedForm] = await Promise.all([
    readOwn(getProfile, { page: routes.profile }),
    readNewestOrders(),
    findSubmittedForm(kept),
  ]);
  return <ProfileScreen profile={data} orders={orders} submittedForm={submittedForm} />;
}
