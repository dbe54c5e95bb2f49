import type { Metadata } from 'next';
import { FamilyProposalsScreen } from '@/components/dashboard/products/family-proposals-screen';
import { proposeFamilies } from '@/lib/contract/staff-family';
import { familiesPath } from '@/lib/dashboard/paths';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Find families' };

export default async function FamilyProposalsPage() {
  await requireStaff(familiesPath, 'catalogue');
  const found = await readStaff(proposeFamilies, { page: familiesPath });
  return <FamilyProposalsScreen initial={found} />;
}
