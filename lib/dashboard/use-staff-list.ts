'use client';

import useSWR from 'swr';
import { readLazily } from '../api/lazily';
import type { AnswerOf, Endpoint } from '../contract/endpoint';
import { listPath, type ListQuery } from './list-path';

interface ListOptions {
  params?: Record<string, string | number>;
  /** Milliseconds after which it is read again by itself. */
  refreshInterval?: number;
}

/**
 * One page of a list of the back office. What was there stays until the next page has come; whoever
 * comes back to the tab sees what colleagues have done. `mutate` reads it anew.
 */
export function useStaffList<E extends Endpoint>(
  call: E,
  query: ListQuery,
  { params, refreshInterval }: ListOptions = {},
) {
  return useSWR<AnswerOf<E>>(listPath(call, query, params), readLazily, {
    keepPreviousData: true,
    revalidateOnFocus: true,
    ...(refreshInterval && { refreshInterval }),
  });
}
