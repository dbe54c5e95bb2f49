import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MemberScreen } from '@/components/dashboard/members/member-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { getStaffMember } from '@/lib/contract/staff-member';
import { membersPath } from '@/lib/dashboard/people/people-paths';

export const metadata: Metadata = { title: 'Member' };

export default async function MemberPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const page = membersPath.one(id);
  await requireStaff(page, 'customers');
  const { data } = await readStaff(getStaffMember, { page, params: { id } });
  return <MemberScreen key={id} known={data} />;
}
