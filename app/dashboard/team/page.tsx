import type { Metadata } from 'next';
import { TeamRoom } from '@/components/dashboard/team/team-room';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listTeam } from '@/lib/contract/staff-team';

export const metadata: Metadata = { title: 'Team' };

const page = '/dashboard/team';

export default async function TeamPage() {
  const { id } = await requireStaff(page, 'superuser');
  return <TeamRoom team={await readStaff(listTeam, { page })} ownId={id} />;
}
