'use client';

import useSWR from 'swr';
import { suggestionsPath } from '../../contract/paths';
import type { Suggestions } from '../../contract/search';

/** Reads nothing while the text is empty. */
export function useSuggestions(text: string) {
  const query = text.trim();
  return useSWR<Suggestions>(
    query && [suggestionsPath, query],
    async () => (await import('./read-suggestions')).readSuggestions(query),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
