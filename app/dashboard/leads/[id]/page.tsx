import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LeadScreen } from '@/components/dashboard/leads/lead-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { getStaffLead, listLeadOwners } from '@/lib/contract/staff-lead';
import { leadPath } from '@/lib/dashboard/paths';

const readLead = cache(async (id: string) => {
  if (!isId(id)) notFound();
  return (await readStaff(getStaffLead, { page: leadPath(id), params: { id } })).data;
});

export async function generateMetadata({
  params,
}: PageProps<'/dashboard/leads/[id]'>): Promise<Metadata> {
  return { title: (await readLead((await params).id)).number };
}

export default async function LeadPage({ params }: PageProps<'/dashboard/leads/[id]'>) {
  const { id } = await params;
  const page = leadPath(id);
  const me = await requireStaff(page, 'leads');
  const [lead, { data: owners }] = await Promise.all([
    readLead(id),
    readStaff(listLeadOwners, { page }),
  ]);
  return <LeadScreen known={lead} owners={owners} me={me.id} />;
}
