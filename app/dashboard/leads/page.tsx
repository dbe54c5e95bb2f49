import type { Metadata } from 'next';
import { LeadList } from '@/components/dashboard/leads/lead-list';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listLeadOwners } from '@/lib/contract/staff-lead';
import { leadsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function LeadsPage() {
  const me = await requireStaff(leadsPath, 'leads');
  const { data: owners } = await readStaff(listLeadOwners, { page: leadsPath });
  return <LeadList colleagues={owners.filter(({ id }) => id !== me.id)} />;
}
