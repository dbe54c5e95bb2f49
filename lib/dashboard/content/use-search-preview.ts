'use client';

import useSWR from 'swr';
import { sendLazily } from '../../api/lazily';
import {
  previewSearch,
  type SearchDraft,
  type SearchPreview,
} from '../../contract/staff-search-trial';
import { useDebounced } from '../../features/search/use-debounced';

const pauseMs = 400;

/** The first page of a search as it would be with a draft; reads nothing for an empty search. */
export function useSearchPreview(query: string, draft: SearchDraft | undefined) {
  const body = JSON.stringify({ query: query.trim(), ...(draft && { draft }) });
  const settled = useDebounced(body, pauseMs);
  return useSWR<SearchPreview>(
    query.trim() && [previewSearch.path, settled],
    async () => {
      const sent = JSON.parse(settled) as { query: string; draft?: SearchDraft };
      return (await sendLazily(previewSearch, { body: { draft: undefined, ...sent } })).data;
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
