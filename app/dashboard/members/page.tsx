import type { Metadata } from 'next';
import { MemberList } from '@/components/dashboard/members/member-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { membersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage() {
  await requireStaff(membersPath.path, 'customers');
  return <MemberList />;
}
