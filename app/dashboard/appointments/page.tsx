import type { Metadata } from 'next';
import { WeekScreen } from '@/components/dashboard/appointments/week-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { diaryPath } from '@/lib/dashboard/paths';
import { findMonday } from '@/lib/dashboard/appointments/week';
import { dayInIndia } from '@/lib/contract/india-clock';

export const metadata: Metadata = { title: 'Appointments' };

export default async function DiaryPage({ searchParams }: PageProps<'/dashboard/appointments'>) {
  await requireStaff(diaryPath, 'appointments');
  const { week } = await searchParams;
  const today = dayInIndia(new Date());
  return <WeekScreen monday={findMonday(String(week ?? ''), today)} today={today} />;
}
