import type { Metadata } from 'next';
import { TeamScreen } from '@/components/dashboard/team/team-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listTeam } from '@/lib/contract/staff-team';

export const metadata: Metadata = { title: 'Team' };

const page = '/dashboard/team';

export default async function TeamPage() {
  const { id } = await requireStaff(page, 'superuser');
  return <TeamScreen team={await readStaff(listTeam, { page })} ownId={id} />;
}
