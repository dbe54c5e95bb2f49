'use client';

import { listAuditLog, type AuditEntry } from '@/lib/contract/staff-audit-log';
import type { Colleague } from '@/lib/contract/staff-team';
import { changesIn, linkOf } from '@/lib/dashboard/audit-log/changes';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import { FilterDate } from '../table/filter-date';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { AuditChanges } from './audit-changes';

const columns: StaffColumn<AuditEntry>[] = [
  { id: 'subject', head: 'What', cell: ({ subject }) => subject },
  { id: 'action', head: 'Done', cell: ({ action }) => action },
  { id: 'staff', head: 'By', cell: ({ staff_name: name }) => name ?? 'An account that is gone' },
  { id: 'at', head: 'When', cell: ({ at }) => formatDateTime(at), sort: 'at' },
  { id: 'changes', head: 'Changes', cell: (row) => <AuditChanges changes={changesIn(row)} /> },
];

export function AuditLogScreen({ team }: { team: Colleague[] }) {
  return (
    <>
      <DashboardHead
        title="Trail"
        lead="Who changed what, and when. Nothing here can be altered."
      />
      <StaffTable
        name="trail"
        caption="Changes"
        call={listAuditLog}
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
