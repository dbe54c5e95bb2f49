'use client';

import { list, type StaffPin } from '@/lib/contract/staff-pin';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { StateMark } from '../state-mark';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffPin>[] = [
  { id: 'query', head: 'Search', sort: 'query', cell: ({ query }) => query },
  {
    id: 'product',
    head: 'Product',
    cell: ({ product }) => (
      <>
        {product.name} {!product.is_on_sale && <StateMark mood="past">Off sale</StateMark>}
      </>
    ),
  },
  { id: 'place', head: 'Place', sort: 'place', cell: ({ place }) => place ?? 'Buried' },
];

export function PinTable() {
  return (
    <StaffTable
      name="pins"
      caption="Pins"
      call={list}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => contentPath('search', 'pins', id)}
      empty="No pins match."
    >
      <FilterBar searchLabel="Search or product" />
    </StaffTable>
  );
}
