import type { Metadata } from 'next';
import { AuditLogScreen } from '@/components/dashboard/audit-log/audit-log-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listTeam } from '@/lib/contract/staff-team';

export const metadata: Metadata = { title: 'Activity log' };

const page = '/dashboard/trail';

export default async function AuditLogPage() {
  await requireStaff(page, 'superuser');
  const { data } = await readStaff(listTeam, { page });
  return <AuditLogScreen team={data} />;
}
