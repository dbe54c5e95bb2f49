import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { announce, suggestedPages } from '@/lib/features/search/suggested-pages';
import { readRecentSearches } from '@/lib/features/search/recent-searches';
import { useDebounced } from '@/lib/features/search/use-debounced';
import { suggestionsPath } from '@/lib/contract/paths';
import type { Suggestions } from '@/lib/contract/search';
import { RecentSearches, SearchHits } from './search-hits';

const debounceMs = 500;

export interface ShownSuggestions {
  count: number;
  announcement: string;
}

export interface SearchSuggestionsProps {
  id: string;
  text: string;
  active: number;
  /** Called with undefined if nothing is shown. */
  onShown: (shown: ShownSuggestions | undefined) => void;
  onChoose: () => void;
}

export function SearchSuggestions({ id, text, active, onShown, onChoose }: SearchSuggestionsProps) {
  const settled = useDebounced(text, debounceMs);
  const { data, error, isLoading } = useSuggestions(settled);
  const recent = text.trim() === '' ? readRecentSearches() : [];
  const isSettled = settled === text && !isLoading;
  const isFound = text.trim() !== '' && isSettled && Boolean(data || error);
  const isShown = isFound || recent.length > 0;
  const pageCount = data ? suggestedPages(data).flatMap(({ pages }) => pages).length : 0;
  const found = error ? 0 : (data?.products.length ?? 0) + pageCount;
  const count = recent.length > 0 ? recent.length : found;
  const foundText =
    error || !data ? 'There was an error loading the products!' : announce(data, pageCount);
  const announcement = recent.length > 0 ? 'Recent searches' : foundText;

  const tell = useEffectEvent(onShown);
  useEffect(() => {
    tell(isShown ? { count, announcement } : undefined);
    return () => tell(undefined);
  }, [isShown, count, announcement]);

  if (!isShown) return null;
  if (recent.length > 0)
    return <RecentSearches id={id} searches={recent} active={active} onChoose={onChoose} />;
  return (
    <SearchHits
      id={id}
      suggestions={error ? undefined : data}
      announcement={announcement}
      active={active}
      search={text.trim()}
      onChoose={onChoose}
    />
  );
}

/** Reads nothing while the text is empty. */
function useSuggestions(text: string) {
  const query = text.trim();
  return useSWR<Suggestions>(
    query && [suggestionsPath, query],
    async () => (await import('@/lib/features/search/read-suggestions')).readSuggestions(query),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
