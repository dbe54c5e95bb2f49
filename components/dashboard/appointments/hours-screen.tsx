import { diaryPath } from '@/lib/dashboard/appointments/diary-paths';
import { DashboardHead } from '../dashboard-head';
import { DaysOff } from './days-off';
import { WeeklyHours } from './weekly-hours';

export function HoursScreen({ today }: { today: string }) {
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
