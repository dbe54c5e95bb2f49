import useSWR from 'swr';
import { readCached } from '../../api/lazily';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { listCities, listStates, type NamedLocation } from '../../contract/place';

export interface Places {
  places: NamedLocation[];
  isLoading: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

const options = { keepPreviousData: false, revalidateOnFocus: false, revalidateIfStale: false };

function usePlaces(path: string | null, known: NamedLocation[] | undefined): Places {
  const fallback = known && { fallbackData: { status: true as const, data: known } };
  const { data, error, isLoading, mutate } = useSWR<AnswerOf<typeof listStates>>(path, readCached, {
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
export function useStates(countryId: number | null, known?: NamedLocation[]): Places {
  return usePlaces(countryId ? buildPath(listStates, { countryId }) : null, known);
}

/** Empty until a state is chosen. `known` is the initial data. */
export function useCities(stateId: number | null, known?: NamedLocation[]): Places {
  return usePlaces(stateId ? buildPath(listCities, { stateId }) : null, known);
}
