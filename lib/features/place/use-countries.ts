'use client';

import useSWR from 'swr';
import { readKept } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { listCountries, type Country } from '../../contract/place';

export interface Countries {
  countries: Country[];
  isLoading: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** A search begins with so many characters. */
export const leastSearch = 3;

const options = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

function useList(path: string | null): Countries {
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<typeof listCountries>>(
    path,
    readKept,
    options,
  );
  return {
    countries: (path && data?.data) || [],
    isLoading,
    hasFailed: error !== undefined && !isValidating,
    tryAgain: () => void mutate(),
  };
}

/** All countries. */
export const useCountries = () => useList(listCountries.path);

/** The countries whose name holds what was typed; the store is asked from three characters on. */
export function useCountrySearch(typed: string): Countries {
  const words = typed.trim();
  const query = new URLSearchParams({ filter_search: words });
  return useList(words.length < leastSearch ? null : `${listCountries.path}?${query}`);
}
