'use client';

import { list, type StaffPurpose } from '@/lib/contract/staff-purpose';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffPurpose>[] = [
  { id: 'typed', head: 'Search', sort: 'typed', cell: ({ typed }) => typed },
  {
    id: 'found_by',
    head: 'finds products with',
    sort: 'found_by',
    cell: ({ found_by }) => found_by,
  },
];

export function PurposeTable() {
  return (
    <StaffTable
      name="purposes"
      caption="Purposes"
      call={list}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => contentPath('search', 'purposes', id)}
      empty="No purposes match."
    >
      <FilterBar searchLabel="Word of either side" />
    </StaffTable>
  );
}
