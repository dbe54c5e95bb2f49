import type { AppointmentStatus } from '@/lib/contract/appointment';
import { StateMark, type Mood } from '../state-mark';

const marks: Record<AppointmentStatus, { mood: Mood; words: string }> = {
  Booked: { mood: 'good', words: 'Booked' },
  Past: { mood: 'waits', words: 'Past, result missing' },
  Held: { mood: 'past', words: 'Held' },
  Missed: { mood: 'bad', words: 'Missed' },
  Cancelled: { mood: 'bad', words: 'Cancelled' },
};

export function AppointmentMark({ status }: { status: AppointmentStatus }) {
  const { mood, words } = marks[status];
  return <StateMark mood={mood}>{words}</StateMark>;
}
