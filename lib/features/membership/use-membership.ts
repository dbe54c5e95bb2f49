'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { checkMembership } from '../../contract/profile';
import type { AnswerOf } from '../../contract/endpoint';
import { useSession } from '../../platform/session/use-session';

/** Not called for guests. */
const membershipCheckPath = '/user/elite_check/';

export type MembershipStatus =
  | { who: 'unknown' | 'guest' | 'customer' }
  /** `until` is an ISO time; undefined until it is known. */
  | { who: 'member'; until: string | undefined };

export function useMembership(): MembershipStatus {
  const person = useSession();
  const { data } = useSWR<AnswerOf<typeof checkMembership>>(
    person ? membershipCheckPath : null,
    readLazily,
  );
  if (person === undefined) return { who: 'unknown' };
  if (person === null) return { who: 'guest' };
  const isMember = data ? data.is_sose_elite_user : person.isMember;
  return isMember ? { who: 'member', until: data?.end_date ?? undefined } : { who: 'customer' };
}
