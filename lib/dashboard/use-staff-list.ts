import useSWR from 'swr';
import { readLazily } from '../api/lazily';
import type { Call } from '../contract/endpoint';
import { listPath, type ListQuery } from './list-path';

interface ListOptions {
  params?: Record<string, string | number>;
  /** Polling interval in milliseconds. */
  refreshInterval?: number;
}

/**
 * One page of a back office list. Keeps the previous rows until the next page arrives; revalidates
 * on focus. `mutate` reads it again.
 */
export function useStaffList<Answer>(
  call: Call<never, undefined, Answer>,
  query: ListQuery,
  { params, refreshInterval }: ListOptions = {},
) {
  return useSWR<Answer>(listPath(call, query, params), readLazily, {
    keepPreviousData: true,
    revalidateOnFocus: true,
    ...(refreshInterval && { refreshInterval }),
  });
}
