import type { monthStates } from '../../../contract/staff-member.ts';
import type { MembershipRow } from '../../db/schema/membership.ts';

/** Returns the state of a month of Elite at the moment `now`. */
export function monthState(
  { startsAt, endsAt, cancelledAt }: MembershipRow,
  now: Date,
): (typeof monthStates)[number] {
  if (cancelledAt) return 'cancelled';
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'to come' : 'runs';
}
