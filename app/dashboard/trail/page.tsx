import type { Metadata } from 'next';
import { TrailRoom } from '@/components/dashboard/trail/trail-room';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listTeam } from '@/lib/contract/staff-team';

export const metadata: Metadata = { title: 'Trail' };

const page = '/dashboard/trail';

export default async function TrailPage() {
  await requireStaff(page, 'superuser');
  const { data } = await readStaff(listTeam, { page });
  return <TrailRoom team={data} />;
}
