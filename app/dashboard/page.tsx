import type { Metadata } from 'next';
import { TodayScreen } from '@/components/dashboard/today/today-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { mayEnter, type StaffArea } from '@/lib/contract/staff-area';
import { getFirstDay } from '@/lib/contract/staff-settings';
import { getSales, getStoreHealth, getTasks, salesPeriods } from '@/lib/contract/staff-today';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Today' };

interface TodayPageProps {
  searchParams: Promise<{ period?: string | string[] }>;
}

export default async function TodayPage({ searchParams }: TodayPageProps) {
  const page = routes.dashboard;
  const person = await requireStaff(page, 'any');
  const { is_staff: isStaff, is_superuser: isSuperuser, areas, first_name: name } = person;
  const requested = (await searchParams).period;
  const period = salesPeriods.find((known) => known === requested) ?? 'today';
  const may = (area: StaffArea) => mayEnter({ isStaff, isSuperuser, areas }, area);
  const [{ data: tasks }, { data: firstDay }, sales, health] = await Promise.all([
    readStaff(getTasks, { page }),
    readStaff(getFirstDay, { page }),
    may('reports') ? readStaff(getSales, { page, query: { period } }) : null,
    // Another store API may lack it, and the page is of use without.
    may('settings') ? readStaff(getStoreHealth, { page }).catch(() => null) : null,
  ]);
  // A demo stays as it is, unless its goods are gone.
  const open = firstDay.steps.filter(({ is_done }) => !is_done);
  const isOpening = !firstDay.has_demo || open.some(({ name }) => name === 'product');
  const stepsLeft = may('settings') && isOpening ? open.length : 0;
  return (
    <TodayScreen
      name={name}
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
