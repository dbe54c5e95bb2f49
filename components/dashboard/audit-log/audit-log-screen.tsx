'use client';

import { listAuditLog, type AuditEntry } from '@/lib/contract/staff-audit-log';
import type { Colleague } from '@/lib/contract/staff-team';
import { actionText, authorText, subjectText } from '@/lib/dashboard/audit-log/audit-texts';
import {
  changesIn,
  subjectLink,
  type Change,
  truncatedText,
} from '@/lib/dashboard/audit-log/changes';
import { DashboardHead } from '../dashboard-head';
import { FilterBar, FilterChoice, FilterDate } from '../table/filter-bar';
import { momentColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<AuditEntry>[] = [
  { id: 'subject', head: 'Subject', cell: subjectText },
  { id: 'action', head: 'Action', cell: actionText },
  { id: 'staff', head: 'By', cell: authorText },
  momentColumn('at', 'When'),
  { id: 'changes', head: 'Changes', cell: (row) => <AuditChanges changes={changesIn(row)} /> },
];

export function AuditLogScreen({ team }: { team: Colleague[] }) {
  return (
    <>
      <DashboardHead
        title="Activity log"
        lead="Every change in the back office, with who made it and when."
      />
      <StaffTable
        name="trail"
        caption="Changes"
        call={listAuditLog}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ subject }) => subjectLink(subject)}
      >
        <FilterBar searchLabel="Subject or action">
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

function AuditChanges({ changes }: { changes: Change[] }) {
  return (
    <ul className="max-w-[34rem] text-1 md:min-w-[16rem]">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          <span className="text-ink-2">{name}: </span>
          {before !== null && (
            <del className="text-ink-2">
              <AuditText text={before} />
            </del>
          )}{' '}
          {after === null ? 'nothing' : <AuditText text={after} />}
        </li>
      ))}
    </ul>
  );
}

function AuditText({ text }: { text: string }) {
  const beginning = truncatedText(text);
  if (!beginning) return text;
  return (
    <details>
      <summary className="cursor-pointer">{beginning}</summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
