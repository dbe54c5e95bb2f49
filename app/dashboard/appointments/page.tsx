import type { Metadata } from 'next';
import { WeekRoom } from '@/components/dashboard/appointments/week-room';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { diaryPath } from '@/lib/dashboard/appointments/diary-paths';
import { mondayOf } from '@/lib/dashboard/appointments/week';
import { dayInIndia } from '@/lib/format/today';

export const metadata: Metadata = { title: 'Appointments' };

interface DiaryPageProps {
  searchParams: Promise<{ week?: string | string[] }>;
}

export default async function DiaryPage({ searchParams }: DiaryPageProps) {
  await requireStaff(diaryPath, 'appointments');
  const { week } = await searchParams;
  const today = dayInIndia(new Date());
  return <WeekRoom monday={mondayOf(String(week ?? ''), today)} today={today} />;
}
