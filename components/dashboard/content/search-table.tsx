import Link from 'next/link';
import { useMemo } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import {
  forgetSearch,
  listSearches,
  type SearchView,
  type StaffSearch,
} from '@/lib/contract/staff-search';
import { contentPath } from '@/lib/dashboard/paths';
import { routes } from '@/lib/platform/routes';
import { ConfirmButton } from '../confirm-button';
import { dateColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const linkCellClass = `inline-flex min-h-11 items-center one-line ${linkClass}`;

const counts: StaffColumn<StaffSearch>[] = [
  { id: 'times', head: 'No results', sort: 'times', cell: ({ times }) => times },
  { id: 'found', head: 'Results', sort: 'found', cell: ({ found }) => found },
  { id: 'opened', head: 'Clicks', sort: 'opened', cell: ({ opened }) => opened },
  { id: 'carted', head: 'Added to cart', sort: 'carted', cell: ({ carted }) => carted },
  dateColumn('last_at', 'Last searched'),
];

const percent = (share: number | null) => (share === null ? '–' : `${share}%`);

const fall: StaffColumn<StaffSearch> = {
  id: 'opened_now',
  head: 'Click rate, before and now',
  cell: ({ opened_before, opened_now }) => (
    <span className="one-line">
      {percent(opened_before)} → {percent(opened_now)}
    </span>
  ),
};

const query: StaffColumn<StaffSearch> = {
  id: 'query',
  head: 'Searches',
  sort: 'query',
  cell: (row) => (
    <a href={routes.shop({ search: row.query })} target="_blank">
      {row.query}
    </a>
  ),
};

const newRecords = [
  ['Synonym', 'synonyms', 'word'],
  ['Search rule', 'purposes', 'typed'],
  ['Pin', 'pins', 'query'],
] as const;

const addLinks: StaffColumn<StaffSearch> = {
  id: 'ways',
  head: 'Add',
  cell: (row) => (
    <span className="flex gap-4">
      {newRecords.map(([label, kind, field]) => (
        <Link
          key={kind}
          href={`${contentPath('search', kind, 'new')}?${field}=${encodeURIComponent(row.query)}`}
          className={linkCellClass}
        >
          {label}
        </Link>
      ))}
      <Link
        href={`${contentPath('redirects', 'new')}?from=${encodeURIComponent(routes.shop({ search: row.query }))}`}
        className={linkCellClass}
      >
        Redirect
      </Link>
    </span>
  ),
};

const empty: Record<SearchView, string> = {
  without: 'Every search has had results.',
  unopened: 'Every search with results has had clicks.',
  falling: 'No search has lost half its clicks.',
  carted: 'No search has led to an item in the cart yet.',
  all: 'No searches yet.',
};

export function SearchTable({ view }: { view: SearchView }) {
  const columns = useMemo(
    () => [query, ...(view === 'falling' ? [fall] : []), ...counts, addLinks],
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
      bulk={(selected, done) => <ForgetSearches selected={selected} onDone={done} />}
    />
  );
}

function ForgetSearches({ selected, onDone }: { selected: StaffSearch[]; onDone: () => void }) {
  async function forget() {
    for (const { query } of selected) await sendLazily(forgetSearch, { body: { query } });
    toastSuccess(selected.length === 1 ? 'Search deleted' : `${selected.length} searches deleted`);
    onDone();
  }
  return (
    <ConfirmButton
      label="Delete"
      kind="second"
      question={
        selected.length === 1 ? 'Delete this search?' : `Delete ${selected.length} searches?`
      }
      confirmLabel={selected.length === 1 ? 'Delete search' : 'Delete searches'}
      isDestructive
      onConfirm={forget}
    >
      <p>Counts start again from zero the next time someone searches for it.</p>
    </ConfirmButton>
  );
}
