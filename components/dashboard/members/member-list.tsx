'use client';

import { listStaffMembers, memberStates, type StaffMemberRow } from '@/lib/contract/staff-member';
import { memberStateLabels } from '@/lib/dashboard/people/member-labels';
import { membersPath } from '@/lib/dashboard/paths';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { dateColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffMemberRow>[] = [
  {
    id: 'name',
    head: 'Member',
    cell: ({ name, email }) => (
      <span className="block min-w-[18ch] leading-snug">
        {name}
        <span className="block text-1 font-normal break-words text-ink-2">{email}</span>
      </span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ state }) => (
      <StateMark mood={memberStateLabels[state].mood}>{memberStateLabels[state].label}</StateMark>
    ),
  },
  dateColumn('ends_at', 'Member until'),
  dateColumn('since', 'Member since'),
  {
    id: 'months',
    head: 'Months',
    sort: 'month_count',
    cell: ({ month_count }) => month_count.toLocaleString('en-IN'),
  },
];

const states = memberStates.map((value) => ({ value, label: memberStateLabels[value].label }));

export function MemberList() {
  return (
    <>
      <DashboardHead
        title="Members"
        lead="Memberships ending soonest are shown first. To add a new member, add a free month on the customer’s page."
      />
      <StaffTable
        name="members"
        caption="Members"
        call={listStaffMembers}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => membersPath.one(id)}
      >
        <FilterBar searchLabel="Name, email or mobile">
          <FilterChoice name="state" label="Status" choices={states} all="Current members" />
        </FilterBar>
      </StaffTable>
    </>
  );
}
