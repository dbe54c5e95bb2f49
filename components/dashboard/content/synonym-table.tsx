'use client';

import { list, type StaffSynonym } from '@/lib/contract/staff-synonym';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffSynonym>[] = [
  { id: 'word', head: 'Search', sort: 'word', cell: ({ word }) => word },
  { id: 'meaning', head: 'finds also', sort: 'meaning', cell: ({ meaning }) => meaning },
];

export function SynonymTable() {
  return (
    <StaffTable
      name="synonyms"
      caption="Synonyms"
      call={list}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => contentPath('search', 'synonyms', id)}
      empty="No synonyms match."
    >
      <FilterBar searchLabel="Word or meaning" />
    </StaffTable>
  );
}
