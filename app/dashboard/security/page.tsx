import type { Metadata } from 'next';
import { SecurityScreen } from '@/components/dashboard/security/security-screen';
import { getStaffSecurity } from '@/lib/contract/staff-security';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Security' };

const page = '/dashboard/security';

export default async function SecurityPage() {
  await requireStaff(page, 'any');
  return <SecurityScreen known={(await readStaff(getStaffSecurity, { page })).data} />;
}
