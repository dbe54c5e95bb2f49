import useSWR from 'swr';
import { readCached } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { listCountries, type Country } from '../../contract/place';

export interface Countries {
  countries: Country[];
  isLoading: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** Minimum number of characters of a search. */
export const minSearchLength = 3;

const options = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

function useList(path: string | null): Countries {
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<typeof listCountries>>(
    path,
    readCached,
    options,
  );
  return {
    countries: (path && data?.data) || [],
    isLoading,
    hasFailed: error !== undefined && !isValidating,
    tryAgain: () => void mutate(),
  };
}

export const useCountries = () => useList(listCountries.path);

/** Countries whose name contains the text; reads from three characters on. */
export function useCountrySearch(typed: string): Countries {
  const words = typed.trim();
  const query = new URLSearchParams({ filter_search: words });
  return useList(words.length < minSearchLength ? null : `${listCountries.path}?${query}`);
}
