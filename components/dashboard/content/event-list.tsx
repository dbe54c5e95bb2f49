'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { eventCategories } from '@/lib/contract/event';
import { list, type StaffEvent } from '@/lib/contract/staff-event';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { eventPlace } from '@/lib/features/event/event-place';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffEvent>[] = [
  {
    id: 'title',
    head: 'Event',
    sort: 'title',
    cell: ({ title }) => <span className="block min-w-[16ch] leading-snug">{title}</span>,
  },
  {
    id: 'start_datetime',
    head: 'Starts',
    sort: 'start_datetime',
    cell: ({ start_datetime }) => (
      <span className="one-line">{formatDateTime(start_datetime)}</span>
    ),
  },
  { id: 'place', head: 'Where', cell: (event) => eventPlace(event) || event.category },
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

const periods = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];
const categories = eventCategories.map((value) => ({ value, label: value }));

export function EventList() {
  return (
    <>
      <DashboardHead title="Events" lead="Tastings, walks and online evenings.">
        <Link href={contentPath('events', 'new')} className={buttonClass('main', 'card')}>
          New event
        </Link>
      </DashboardHead>
      <StaffTable
        name="events"
        caption="Events"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('events', id)}
        empty="No events match."
      >
        <FilterBar searchLabel="Title, venue or city">
          <FilterChoice name="period" label="When" choices={periods} />
          <FilterChoice name="category" label="Type" choices={categories} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
