import type { Metadata } from 'next';
import { TodayScreen } from '@/components/dashboard/today/today-screen';
import { hasPermission, readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import type { StaffArea } from '@/lib/contract/staff-area';
import { getSetup } from '@/lib/contract/staff-settings';
import { getSales, getStoreHealth, getTasks, salesPeriods } from '@/lib/contract/staff-today';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Today' };

export default async function TodayPage({ searchParams }: PageProps<'/dashboard'>) {
  const page = routes.dashboard;
  const me = await requireStaff(page, 'any');
  const requested = (await searchParams).period;
  const period = salesPeriods.find((known) => known === requested) ?? 'today';
  const may = (area: StaffArea) => hasPermission(me, area);
  const [{ data: tasks }, { data: setup }, sales, health] = await Promise.all([
    readStaff(getTasks, { page }),
    readStaff(getSetup, { page }),
    may('reports') ? readStaff(getSales, { page, query: { period } }) : null,
    // Another store API may lack it, and the page is of use without.
    may('settings') ? readStaff(getStoreHealth, { page }).catch(() => null) : null,
  ]);
  // A demo stays as it is, unless its goods are gone.
  const open = setup.steps.filter(({ is_done }) => !is_done);
  const isOpening = !setup.has_demo || open.some(({ name }) => name === 'product');
  const stepsLeft = may('settings') && isOpening ? open.length : 0;
  return (
    <TodayScreen
      name={me.first_name}
      tasks={tasks}
      stepsLeft={stepsLeft}
      period={period}
      sales={sales?.data ?? null}
      health={health?.data ?? null}
      seesOrders={may('orders')}
      seesProducts={may('catalogue')}
    />
  );
}
