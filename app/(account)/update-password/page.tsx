import type { Metadata } from 'next';
import { UpdatePasswordScreen } from '@/components/account/update-password-screen';
import { requireLiveCustomer } from '@/lib/platform/auth/require-live-customer';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.updatePassword);

export default async function UpdatePasswordPage() {
  await requireLiveCustomer(routes.updatePassword);
  return <UpdatePasswordScreen />;
}
