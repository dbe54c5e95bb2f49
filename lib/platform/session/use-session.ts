'use client';

import useSWR, { mutate } from 'swr';
import { atFocus } from './at-focus';
import { sessionPath, type Person } from './person';
import { tellTabs } from './tabs';

const key = sessionPath;

async function readSession(path: string): Promise<Person | null> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The session could not be read: ${answer.status}`);
  const session = (await answer.json()) as { user?: Person };
  return session.user ?? null;
}

/** Current user: undefined while loading, null for a guest. */
export function useSession(): Person | null | undefined {
  const { data } = useSWR(key, readSession, atFocus);
  return data;
}

/** Reads the current user; null for a guest. */
export const readPerson = (): Promise<Person | null> => readSession(key);

/** Reads the current user again, for all who use it; null for a guest. */
export const readSessionAgain = (): Promise<Person | null | undefined> =>
  mutate<Person | null>(key);

/**
 * Reads the session again after it may have changed unseen. Returns whether the person who was
 * logged in no longer is.
 */
export async function hasPersonLeft(): Promise<boolean> {
  let known: Person | null | undefined;
  const now = await mutate<Person | null>(
    key,
    (last) => {
      known = last;
      return readPerson();
    },
    { revalidate: false },
  );
  return known != null && known.id !== now?.id;
}

/**
 * Reads all session data again, here and in the other tabs. The session first: nothing personal is
 * asked for a guest.
 */
export async function refreshSession(isNews = true): Promise<void> {
  if (isNews) tellTabs('session');
  await mutate(key);
  await mutate((other) => other !== key);
}
