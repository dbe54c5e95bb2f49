import type { AppointmentStatus } from '@/lib/contract/appointment';
import { StateMark, type Mood } from '../state-mark';

const marks: Record<AppointmentStatus, { mood: Mood; label: string }> = {
  Booked: { mood: 'good', label: 'Booked' },
  Past: { mood: 'waits', label: 'Past, result missing' },
  Held: { mood: 'past', label: 'Held' },
  Missed: { mood: 'bad', label: 'Missed' },
  Cancelled: { mood: 'bad', label: 'Cancelled' },
};

export function AppointmentMark({ status }: { status: AppointmentStatus }) {
  const { mood, label } = marks[status];
  return <StateMark mood={mood}>{label}</StateMark>;
}
