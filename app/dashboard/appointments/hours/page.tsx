import type { Metadata } from 'next';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { hoursPath, diaryPath } from '@/lib/dashboard/paths';
import { dayInIndia } from '@/lib/contract/india-clock';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { DaysOff } from '@/components/dashboard/appointments/days-off';
import { WeeklyHours } from '@/components/dashboard/appointments/weekly-hours';

export const metadata: Metadata = { title: 'Hours and days off' };

export default async function HoursPage() {
  await requireStaff(hoursPath, 'appointments');
  return <HoursScreen today={dayInIndia(new Date())} />;
}

function HoursScreen({ today }: { today: string }) {
  return (
    <>
      <DashboardHead
        title="Hours and days off"
        lead="Changes don’t affect booked appointments. Reschedule or cancel those in the calendar."
        above={{ label: 'Appointments', href: diaryPath }}
      />
      <div className="two-sides">
        <WeeklyHours />
        <DaysOff today={today} />
      </div>
    </>
  );
}
