'use client';

import { useEffect, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';

interface KnownDataProps {
  /** Answers that the server has read for this person, by SWR key. */
  data: Record<string, unknown>;
  children: ReactNode;
}

export function KnownData({ data, children }: KnownDataProps) {
  const { cache, mutate } = useSWRConfig();
  const value = useMemo(() => ({ fallback: data }), [data]);
  useEffect(() => {
    for (const [key, known] of Object.entries(data)) {
      // Optimistic changes begin from the cache, which has no fallback data.
      if (cache.get(key)?.data === undefined) void mutate(key, known, { revalidate: false });
    }
  }, [cache, mutate, data]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
