'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffPost } from '@/lib/contract/staff-post';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PostMark } from './post-mark';

const columns: StaffColumn<StaffPost>[] = [
  {
    id: 'title',
    head: 'Post',
    sort: 'title',
    cell: ({ title }) => <span className="block min-w-[18ch] leading-snug">{title}</span>,
  },
  { id: 'state', head: 'State', cell: ({ state }) => <PostMark state={state} /> },
  {
    id: 'published_at',
    head: 'Publish date',
    sort: 'published_at',
    cell: ({ published_at }) =>
      published_at && <span className="one-line">{formatDateTime(published_at)}</span>,
  },
  {
    id: 'updated_at',
    head: 'Changed',
    sort: 'updated_at',
    cell: ({ updated_at }) => <span className="one-line">{formatDateTime(updated_at)}</span>,
  },
];

const states = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
];

export function PostList() {
  return (
    <>
      <DashboardHead title="Journal" lead="Posts about farms, kitchens and seasons.">
        <Link href={contentPath('posts', 'new')} className={buttonClass('main', 'card')}>
          New post
        </Link>
      </DashboardHead>
      <StaffTable
        name="posts"
        caption="Posts"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('posts', id)}
        empty="No posts match."
        refreshInterval={60_000}
      >
        <FilterBar searchLabel="Title, summary or keyword">
          <FilterChoice name="state" label="State" choices={states} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
