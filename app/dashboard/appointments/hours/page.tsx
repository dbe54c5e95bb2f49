import type { Metadata } from 'next';
import { HoursScreen } from '@/components/dashboard/appointments/hours-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { hoursPath } from '@/lib/dashboard/appointments/diary-paths';
import { dayInIndia } from '@/lib/contract/india-clock';

export const metadata: Metadata = { title: 'Hours and days off' };

export default async function HoursPage() {
  await requireStaff(hoursPath, 'appointments');
  return <HoursScreen today={dayInIndia(new Date())} />;
}
