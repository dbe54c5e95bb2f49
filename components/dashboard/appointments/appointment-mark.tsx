import type { AppointmentStatus } from '@/lib/contract/appointment';
import type { StateLabel } from '@/lib/dashboard/state-label';
import { StateMark } from '../state-mark';

const marks: Record<AppointmentStatus, StateLabel> = {
  Booked: { mood: 'good', label: 'Booked' },
  Past: { mood: 'waits', label: 'Outcome not set' },
  Held: { mood: 'past', label: 'Completed' },
  Missed: { mood: 'bad', label: 'Missed' },
  Cancelled: { mood: 'bad', label: 'Cancelled' },
};

export function AppointmentMark({ status }: { status: AppointmentStatus }) {
  const { mood, label } = marks[status];
  return <StateMark mood={mood}>{label}</StateMark>;
}
