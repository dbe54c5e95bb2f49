import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { changedQuery, type ListQuery } from './list-path';

/** The query of the list is in the URL, so that it can be bookmarked and shared. */
export function useListQuery() {
  const pathname = usePathname();
  const params = useSearchParams();
  const query: ListQuery = useMemo(() => Object.fromEntries(params), [params]);

  /** Changes filters; null removes one. Resets the page to 1. */
  const change = useCallback(
    (change: Record<string, string | null>) => {
      const here = Object.fromEntries(new URLSearchParams(window.location.search));
      const search = new URLSearchParams(changedQuery(here, change)).toString();
      // Not through the router: only the browser reads the list, and a click on a row in the
      // meantime must win.
      window.history.replaceState(null, '', search ? `${pathname}?${search}` : pathname);
    },
    [pathname],
  );

  return { query, change };
}
