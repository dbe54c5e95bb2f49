import type { Metadata } from 'next';
import { SetupScreen } from '@/components/dashboard/setup/setup-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getSetup } from '@/lib/contract/staff-settings';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Setup' };

export default async function SetupPage() {
  const page = routes.setup;
  const { is_superuser: isOwner } = await requireStaff(page, 'settings');
  const { data } = await readStaff(getSetup, { page });
  return <SetupScreen initial={data} isOwner={isOwner} />;
}
