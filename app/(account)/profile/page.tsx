import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/account/profile-screen';
import { readOwn } from '@/lib/platform/auth/read-own';
import { getProfile } from '@/lib/contract/profile';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.profile);

export default async function ProfilePage() {
  const { data } = await readOwn(getProfile, { page: routes.profile });
  return <ProfileScreen profile={data} />;
}
