'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { subscriptionsPath } from '../../contract/paths';
import type { listSubscriptions } from '../../contract/subscription';

/** Newest first; reads nothing until `isWanted`. */
export function useSubscriptions(isWanted: boolean) {
  return useSWR<AnswerOf<typeof listSubscriptions>>(
    isWanted ? subscriptionsPath : null,
    readLazily,
  );
}
