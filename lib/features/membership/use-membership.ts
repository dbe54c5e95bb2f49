import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { checkMembership } from '../../contract/profile';
import type { AnswerOf } from '../../contract/endpoint';
import { membershipCheckPath } from '../../contract/paths';
import { atFocus } from '../../platform/session/at-focus';
import { useSession } from '../../platform/session/use-session';
import { nextCheckMs } from './next-check';

type Check = AnswerOf<typeof checkMembership>;

export type MembershipStatus =
  /** Unknown: the session, or the membership of its customer, is still being read. */
  | { who: 'unknown' | 'guest' }
  /** `inReview`: rupees of a payment that staff check. */
  | { who: 'customer'; inReview: number | undefined }
  /** `until` is an ISO time; undefined if the store does not say. */
  | { who: 'member'; until: string | undefined; inReview: number | undefined };

/**
 * Membership of the current user, read from the store and again when it ends. A customer whose
 * membership cannot be read counts as a non-member: the store decides what an order costs.
 */
export function useMembership(): MembershipStatus {
  const person = useSession();
  const { data, error } = useSWR<Check, unknown>(person ? membershipCheckPath : null, readLazily, {
    ...atFocus,
    refreshInterval: (known) => nextCheckMs(known?.end_date, new Date()),
  });
  const inReview = data?.payment_in_review_amt;
  if (person === null) return { who: 'guest' };
  if (person && data?.is_sose_elite_user) {
    return { who: 'member', until: data.end_date ?? undefined, inReview };
  }
  if (!person || !(data || error)) return { who: 'unknown' };
  return { who: 'customer', inReview };
}

/** Whether the current user is an Elite member; undefined while that is being read. */
export function useIsMember(): boolean | undefined {
  const { who } = useMembership();
  return who === 'unknown' ? undefined : who === 'member';
}
