import useSWRImmutable from 'swr/immutable';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { profilePath } from '../../contract/paths';
import type { getProfile, Profile } from '../../contract/profile';
import { useSession } from '../../platform/session/use-session';

/** The profile of the logged-in user; undefined for guests and while loading. */
export function useOwnContact(): Profile | undefined {
  const person = useSession();
  const { data } = useSWRImmutable<AnswerOf<typeof getProfile>>(
    person ? profilePath : null,
    readLazily,
  );
  return data?.data;
}
