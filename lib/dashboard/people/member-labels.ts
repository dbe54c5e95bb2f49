import type { MemberState, StaffMonth } from '../../contract/staff-member';
import type { StateLabel } from '../state-label';

export const memberStateLabels: Record<MemberState, StateLabel> = {
  member: { label: 'Member', mood: 'good' },
  'ends soon': { label: 'Ends soon', mood: 'waits' },
  over: { label: 'Ended', mood: 'past' },
};

export const monthStateLabels: Record<StaffMonth['state'], StateLabel> = {
  runs: { label: 'Active', mood: 'good' },
  'to come': { label: 'Upcoming', mood: 'waits' },
  over: { label: 'Ended', mood: 'past' },
  cancelled: { label: 'Cancelled', mood: 'bad' },
};

const times = (count: number, one: string, several: string) =>
  count > 0 && `${count} ${count === 1 ? one : several}`;

export function benefitsText({ benefits }: StaffMonth): string {
  const had = [
    times(benefits.orders, 'priority order', 'priority orders'),
    times(benefits.free_deliveries, 'free delivery', 'free deliveries'),
    times(benefits.early_accesses, 'early-access order', 'early-access orders'),
    times(benefits.consultations, 'free consultation', 'free consultations'),
  ].filter(Boolean);
  return had.length > 0 ? had.join(', ') : 'No benefits used';
}
