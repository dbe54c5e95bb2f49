import { diaryPath } from '@/lib/dashboard/appointments/diary-paths';
import { RoomHead } from '../room-head';
import { DaysOff } from './days-off';
import { WeeklyHours } from './weekly-hours';

export function HoursRoom({ today }: { today: string }) {
  return (
    <>
      <RoomHead
        title="Hours and days off"
        lead="What is booked already stays booked: move or cancel it in the diary."
        above={{ label: 'Appointments', href: diaryPath }}
      />
      <div className="two-sides">
        <WeeklyHours />
        <DaysOff today={today} />
      </div>
    </>
  );
}
