'use client';

import { listTrail, type TrailEntry } from '@/lib/contract/staff-trail';
import type { Colleague } from '@/lib/contract/staff-team';
import { changesIn, linkOf } from '@/lib/dashboard/trail/changes';
import { formatDateTime } from '@/lib/format/date';
import { RoomHead } from '../room-head';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import { FilterDate } from '../table/filter-date';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { TrailChanges } from './trail-changes';

const columns: StaffColumn<TrailEntry>[] = [
  { id: 'subject', head: 'What', cell: ({ subject }) => subject },
  { id: 'action', head: 'Done', cell: ({ action }) => action },
  { id: 'staff', head: 'By', cell: ({ staff_name: name }) => name ?? 'An account that is gone' },
  { id: 'at', head: 'When', cell: ({ at }) => formatDateTime(at), sort: 'at' },
  { id: 'changes', head: 'Changes', cell: (row) => <TrailChanges changes={changesIn(row)} /> },
];

export function TrailRoom({ team }: { team: Colleague[] }) {
  return (
    <>
      <RoomHead title="Trail" lead="Who changed what, and when. Nothing here can be altered." />
      <StaffTable
        name="trail"
        caption="Changes"
        call={listTrail}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ subject }) => linkOf(subject)}
        empty="Nothing was changed in this way."
      >
        <FilterBar searchLabel="Search by what or by action">
          <FilterChoice
            name="staff"
            label="By"
            choices={team.map(({ id, first_name, last_name }) => ({
              value: String(id),
              label: `${first_name} ${last_name}`,
            }))}
          />
          <FilterDate name="from" label="From" />
          <FilterDate name="to" label="To" />
        </FilterBar>
      </StaffTable>
    </>
  );
}
