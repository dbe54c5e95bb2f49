'use client';

import Link from 'next/link';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffMeta } from '@/lib/contract/staff-meta';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { DashboardHead } from '../dashboard-head';
import { FilterBar } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const unsaid = <span className="text-ink-2">As the page says</span>;

const columns: StaffColumn<StaffMeta>[] = [
  {
    id: 'path',
    head: 'Page',
    sort: 'path',
    cell: ({ path }) => (
      <span className="block min-w-[14ch] wrap-anywhere">
        <BreakableText text={path} />
      </span>
    ),
  },
  {
    id: 'title',
    head: 'Title',
    sort: 'title',
    cell: ({ title }) => (
      <span className="block leading-snug md:min-w-[18ch]">{title || unsaid}</span>
    ),
  },
  {
    id: 'description',
    head: 'Description',
    cell: ({ description }) => (
      <span className="line-clamp-2 leading-snug md:min-w-[24ch]">{description || unsaid}</span>
    ),
  },
];

export function MetaList() {
  return (
    <>
      <DashboardHead
        title="SEO"
        lead="How our pages look in Google and other search engines. Pages without a text here are described by their content."
      >
        <Link href={contentPath('meta', 'new')} className={buttonClass('main', 'card')}>
          Describe a page
        </Link>
      </DashboardHead>
      <StaffTable
        name="page-meta"
        caption="Descriptions of pages"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('meta', id)}
        empty="No pages match."
      >
        <FilterBar searchLabel="Address, title or description" />
      </StaffTable>
    </>
  );
}
