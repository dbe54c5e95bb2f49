import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { profilePath } from '../../contract/paths';
import type { getProfile, Profile } from '../../contract/profile';

type ProfileAnswer = AnswerOf<typeof getProfile>;

/** Live profile, shared by all components; `known` is the initial data. */
export function useProfile(known: Profile): Profile {
  const { data } = useSWR<ProfileAnswer>(profilePath, readLazily, {
    fallbackData: { status: true as const, data: known },
  });
  return data?.data ?? known;
}

/** Writes a profile from the store's answer to the SWR cache. */
export async function showProfile(profile: Profile): Promise<void> {
  await mutate<ProfileAnswer>(profilePath, { status: true, data: profile }, { revalidate: false });
}
