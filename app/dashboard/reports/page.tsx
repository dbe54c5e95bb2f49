import type { Metadata } from 'next';
import { ReportsScreen } from '@/components/dashboard/reports/reports-screen';
import { dayInIndia } from '@/lib/contract/india-clock';
import { exportedLists, type ExportedList } from '@/lib/contract/staff-list-export';
import { reportsPath } from '@/lib/dashboard/reports/report-paths';
import { hasPermission, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage() {
  const me = await requireStaff(reportsPath, 'reports');
  const lists = (Object.keys(exportedLists) as ExportedList[]).filter((list) =>
    hasPermission(me, exportedLists[list].area),
  );
  const today = dayInIndia(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  const lastMonth = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  return <ReportsScreen lastMonth={lastMonth} lists={lists} today={today} />;
}
