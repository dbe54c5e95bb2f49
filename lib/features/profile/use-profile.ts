'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { profilePath } from '../../contract/paths';
import type { getProfile, Profile } from '../../contract/profile';

type ProfileAnswer = AnswerOf<typeof getProfile>;

/** The customer's profile, as every tab knows it; `known` is what the page brought. */
export function useProfile(known: Profile): Profile {
  const { data } = useSWR<ProfileAnswer>(profilePath, readLazily, {
    fallbackData: { status: true as const, data: known },
  });
  return data?.data ?? known;
}

/** Shows a profile that the store has just answered with. */
export async function showProfile(profile: Profile): Promise<void> {
  await mutate<ProfileAnswer>(profilePath, { status: true, data: profile }, { revalidate: false });
}
