'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { changedQuery, type ListQuery } from './list-path';

/** What the list on this page is asked for: it stands in the address, so that it can be kept and sent on. */
export function useListQuery() {
  const pathname = usePathname();
  const params = useSearchParams();
  const query: ListQuery = useMemo(() => Object.fromEntries(params), [params]);

  /** Changes some of it; null takes it away. Other rows begin on the first page again. */
  const change = useCallback(
    (change: Record<string, string | null>) => {
      const here = Object.fromEntries(new URLSearchParams(window.location.search));
      const search = new URLSearchParams(changedQuery(here, change)).toString();
      // Not by the router: the list is read by the browser alone, and whoever has clicked on a row
      // meanwhile goes there.
      window.history.replaceState(null, '', search ? `${pathname}?${search}` : pathname);
    },
    [pathname],
  );

  return { query, change };
}
