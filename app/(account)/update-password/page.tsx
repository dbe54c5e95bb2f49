import type { Metadata } from 'next';
import { UpdatePasswordScreen } from '@/components/account/update-password-screen';
import { getProfile } from '@/lib/contract/profile';
import { readOwn } from '@/lib/platform/auth/read-own';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.updatePassword);

export default async function UpdatePasswordPage() {
  const { data } = await readOwn(getProfile, { page: routes.updatePassword });
  return <UpdatePasswordScreen profile={data} />;
}
