'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffConcern } from '@/lib/contract/staff-concern';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffConcern>[] = [
  { id: 'name', head: 'Concern', sort: 'name', cell: ({ name }) => name },
  {
    id: 'products',
    head: 'Products',
    cell: ({ products, search }) =>
      products.length > 0 ? `${products.length} selected` : `Search “${search}”`,
  },
  { id: 'signed_by', head: 'Signed by', cell: ({ signed_by }) => signed_by || '–' },
  {
    id: 'updated_at',
    head: 'Changed',
    sort: 'updated_at',
    cell: ({ updated_at }) => <span className="one-line">{formatDateTime(updated_at)}</span>,
  },
  {
    id: 'state',
    head: 'In the shop',
    cell: ({ is_published }) => (
      <StateMark mood={is_published ? 'good' : 'past'}>
        {is_published ? 'Shown' : 'Hidden'}
      </StateMark>
    ),
  },
];

export function ConcernList() {
  return (
    <>
      <DashboardHead
        title="Shop by concern"
        lead="A page for each thing that people look for help with, such as joint pain."
      >
        <Link href={contentPath('concerns', 'new')} className={buttonClass('main', 'card')}>
          New concern
        </Link>
      </DashboardHead>
      <StaffTable
        name="concerns"
        caption="Concerns"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('concerns', id)}
        empty="No concerns match."
      >
        <FilterBar searchLabel="Name, summary or search" />
      </StaffTable>
    </>
  );
}
