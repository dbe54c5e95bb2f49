import type { Metadata } from 'next';
import { FirstDayScreen } from '@/components/dashboard/setup/first-day-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getFirstDay } from '@/lib/contract/staff-settings';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Setup' };

export default async function FirstDayPage() {
  const page = routes.firstDay;
  const { is_superuser: isOwner } = await requireStaff(page, 'settings');
  const { data } = await readStaff(getFirstDay, { page });
  return <FirstDayScreen firstDay={data} isOwner={isOwner} />;
}
