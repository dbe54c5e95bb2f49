import type { Metadata } from 'next';
import { ProfileEditScreen } from '@/components/account/profile-edit-screen';
import { readOwn } from '@/lib/platform/auth/read-own';
import { getProfile } from '@/lib/contract/profile';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.editProfile);

export default async function EditProfilePage() {
  const { data } = await readOwn(getProfile, { page: routes.editProfile });
  return <ProfileEditScreen profile={data} />;
}
