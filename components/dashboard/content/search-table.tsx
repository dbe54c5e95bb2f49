'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { listSearches, type SearchView, type StaffSearch } from '@/lib/contract/staff-synonym';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { ForgetSearches } from './forget-searches';

const wayClass = `inline-flex min-h-11 items-center whitespace-nowrap ${linkClass}`;

const counts: StaffColumn<StaffSearch>[] = [
  { id: 'times', head: 'In vain', sort: 'times', cell: ({ times }) => times },
  { id: 'found', head: 'Found', sort: 'found', cell: ({ found }) => found },
  { id: 'opened', head: 'Opened', sort: 'opened', cell: ({ opened }) => opened },
  {
    id: 'last_at',
    head: 'Last',
    sort: 'last_at',
    cell: ({ last_at }) => <span className="whitespace-nowrap">{formatDate(last_at)}</span>,
  },
];

const query: StaffColumn<StaffSearch> = {
  id: 'query',
  head: 'Searched for',
  sort: 'query',
  cell: (row) => (
    <a href={routes.shop({ search: row.query })} target="_blank">
      {row.query}
    </a>
  ),
};

const ways: StaffColumn<StaffSearch> = {
  id: 'ways',
  head: 'Help them',
  cell: (row) => (
    <span className="flex gap-4">
      <Link
        href={`${contentPath('search', 'synonyms', 'new')}?word=${encodeURIComponent(row.query)}`}
        className={wayClass}
      >
        Make a synonym
      </Link>
      <Link
        href={`${contentPath('redirects', 'new')}?from=${encodeURIComponent(routes.shop({ search: row.query }))}`}
        className={wayClass}
      >
        Make a redirect
      </Link>
    </span>
  ),
};

const empty: Record<SearchView, string> = {
  without: 'Everybody has found something.',
  unopened: 'Whatever was found was opened, too.',
  all: 'Nobody has searched for anything yet.',
};

export function SearchTable({ view }: { view: SearchView }) {
  const columns = useMemo(
    () => (view === 'all' ? [query, ...counts] : [query, ...counts, ways]),
    [view],
  );
  return (
    <StaffTable
      name={`searches-${view}`}
      caption="Searches"
      call={listSearches}
      columns={columns}
      keyOf={(row) => row.query}
      empty={empty[view]}
      bulk={(chosen, done) => <ForgetSearches chosen={chosen} onDone={done} />}
    />
  );
}
