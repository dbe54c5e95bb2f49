import type { Metadata } from 'next';
import { MemberScreen } from '@/components/dashboard/members/member-screen';
import { readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getStaffMember } from '@/lib/contract/staff-member';
import { membersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Member' };

export default async function MemberPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = membersPath.one(id);
  const { data } = await readStaffRecord(getStaffMember, { id, page }, 'customers');
  return <MemberScreen key={id} known={data} />;
}
