import type { Metadata } from 'next';
import { NoticesScreen } from '@/components/dashboard/notices/notices-screen';
import { getNoticeSettings } from '@/lib/contract/staff-notice';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Notifications' };

const page = '/dashboard/notices';

export default async function NoticesPage() {
  await requireStaff(page, 'any');
  return <NoticesScreen known={(await readStaff(getNoticeSettings, { page })).data} />;
}
