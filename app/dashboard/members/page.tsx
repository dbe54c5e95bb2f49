import type { Metadata } from 'next';
import { MemberList } from '@/components/dashboard/members/member-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { membersRoom } from '@/lib/dashboard/people/people-paths';

export const metadata: Metadata = { title: 'Elite members' };

export default async function MembersPage() {
  await requireStaff(membersRoom.path, 'customers');
  return <MemberList />;
}
