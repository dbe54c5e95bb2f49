'use client';

import useSWR from 'swr';
import { readKept } from '../../api/lazily';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { listCities, listStates, type Place } from '../../contract/place';

export interface Places {
  places: Place[];
  isLoading: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

const options = { keepPreviousData: false, revalidateOnFocus: false, revalidateIfStale: false };

function usePlaces(path: string | null, known: Place[] | undefined): Places {
  const fallback = known && { fallbackData: { status: true as const, data: known } };
  const { data, error, isLoading, mutate } = useSWR<AnswerOf<typeof listStates>>(path, readKept, {
    ...options,
    ...fallback,
  });
  return {
    places: data?.data ?? [],
    isLoading: isLoading && !data,
    hasFailed: error !== undefined && !data,
    tryAgain: () => void mutate(),
  };
}

/** Empty until a country is chosen. `known` is the initial data. */
export function useStates(countryId: number | null, known?: Place[]): Places {
  return usePlaces(countryId ? pathOf(listStates, { countryId }) : null, known);
}

/** Empty until a state is chosen. `known` is the initial data. */
export function useCities(stateId: number | null, known?: Place[]): Places {
  return usePlaces(stateId ? pathOf(listCities, { stateId }) : null, known);
}
