import type { MemberState, StaffMonth } from '../../contract/staff-member';
import type { StateLabel } from '../state-label';

export const memberStateLabels: Record<MemberState, StateLabel> = {
  member: { label: 'Member', mood: 'good' },
  'ends soon': { label: 'Ends soon', mood: 'waits' },
  over: { label: 'Over', mood: 'past' },
};

export const monthStateLabels: Record<StaffMonth['state'], StateLabel> = {
  runs: { label: 'Runs', mood: 'good' },
  'to come': { label: 'Upcoming', mood: 'waits' },
  over: { label: 'Over', mood: 'past' },
  cancelled: { label: 'Cancelled', mood: 'bad' },
};

const times = (count: number, one: string, several: string) =>
  count > 0 && `${count} ${count === 1 ? one : several}`;

export function benefitsText({ benefits }: StaffMonth): string {
  const had = [
    times(benefits.orders, 'order packed first', 'orders packed first'),
    times(benefits.free_deliveries, 'delivery for nothing', 'deliveries for nothing'),
    times(benefits.early_accesses, 'order before others could', 'orders before others could'),
    times(benefits.consultations, 'free appointment', 'free appointments'),
  ].filter(Boolean);
  return had.length > 0 ? had.join(', ') : 'Nothing used';
}
