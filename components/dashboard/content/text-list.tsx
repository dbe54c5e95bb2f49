'use client';

import { list, type StaffText } from '@/lib/contract/staff-text';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffText>[] = [
  { id: 'title', head: 'Text', sort: 'title', cell: ({ title }) => title },
  { id: 'slug', head: 'Address', cell: ({ slug }) => `/${slug}` },
  {
    id: 'reviewed_at',
    head: 'Last read through',
    sort: 'reviewed_at',
    cell: ({ reviewed_at }) => formatDate(reviewed_at),
  },
  {
    id: 'updated_at',
    head: 'Changed',
    sort: 'updated_at',
    cell: ({ updated_at }) => formatDateTime(updated_at),
  },
];

export function TextList() {
  return (
    <>
      <DashboardHead
        title="Texts"
        lead="About us and the policies. Their addresses stand; their words are yours."
      />
      <StaffTable
        name="texts"
        caption="Texts"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('texts', id)}
        empty="No text fits."
      />
    </>
  );
}
