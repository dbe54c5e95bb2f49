'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffRedirect } from '@/lib/contract/staff-redirect';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { formatDate } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffRedirect>[] = [
  {
    id: 'from_path',
    head: 'From',
    sort: 'from_path',
    cell: ({ from_path }) => <span className="break-all">{from_path}</span>,
  },
  {
    id: 'to_path',
    head: 'To',
    sort: 'to_path',
    cell: ({ to_path }) => <span className="break-all">{to_path}</span>,
  },
  {
    id: 'created_at',
    head: 'Created',
    sort: 'created_at',
    cell: ({ created_at }) => formatDate(created_at),
  },
];

export function RedirectList() {
  return (
    <>
      <DashboardHead
        title="Redirects"
        lead="Redirects of old addresses, and of searches without results."
      >
        <Link href={contentPath('redirects', 'new')} className={buttonClass('main', 'card')}>
          New redirect
        </Link>
      </DashboardHead>
      <StaffTable
        name="redirects"
        caption="Redirects"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('redirects', id)}
        empty="No redirects match."
      >
        <FilterBar searchLabel="Part of an address" />
      </StaffTable>
    </>
  );
}
