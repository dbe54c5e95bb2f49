'use client';

import { Paperclip } from 'lucide-react';
import { BreakableText } from '@/components/ui/breakable-text';
import { leadKinds } from '@/lib/contract/lead-options';
import {
  leadStatuses,
  listStaffLeads,
  type LeadOwner,
  type StaffLeadRow,
} from '@/lib/contract/staff-lead';
import { leadPath } from '@/lib/dashboard/paths';
import { kindLabels, statusLabels } from '@/lib/dashboard/leads/lead-labels';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { grievanceClock } from '@/lib/dashboard/leads/grievance-clock';

type LeadDueProps = Pick<StaffLeadRow, 'kind' | 'status' | 'created_at'>;

const columns: StaffColumn<StaffLeadRow>[] = [
  {
    id: 'subject',
    head: 'Subject',
    cell: ({ number, kind, subject, has_attachment }) => (
      <>
        <span className="block max-w-[26ch] min-w-[16ch] leading-snug">
          {subject}
          {has_attachment && (
            <Paperclip className="ml-1.5 inline size-4" aria-label="has attachment" />
          )}
        </span>
        <span className="text-1 font-normal text-ink-2">
          {number} · {kindLabels[kind]}
        </span>
      </>
    ),
  },
  {
    id: 'name',
    head: 'From',
    sort: 'name',
    cell: ({ name, company, email }) => (
      <span className="card-line block min-w-[14ch] leading-snug md:max-w-[26ch]">
        {name}
        <span className="block text-1 wrap-anywhere text-ink-2">
          {company && company !== name ? company : <BreakableText text={email} />}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => (
      <StateMark mood={statusLabels[status].mood}>{statusLabels[status].label}</StateMark>
    ),
  },
  {
    id: 'owner',
    head: 'Assigned to',
    cell: ({ owner }) => owner?.name ?? <span className="one-line text-ink-2">Not assigned</span>,
  },
  { id: 'due', head: 'Due', cell: (lead) => <LeadDue {...lead} /> },
  {
    id: 'created_at',
    head: 'Received',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="block min-w-[12ch] leading-snug">{formatDateTime(created_at)}</span>
    ),
  },
  {
    id: 'company',
    head: 'Company',
    sort: 'company',
    isExtra: true,
    cell: ({ company }) => company,
  },
  { id: 'email', head: 'Email', isExtra: true, cell: ({ email }) => email },
  { id: 'notes', head: 'Notes', isExtra: true, cell: ({ note_count }) => note_count },
];

const statusChoices = [
  { value: 'open', label: 'To do' },
  ...leadStatuses.map((value) => ({ value, label: statusLabels[value].label })),
];
const kindChoices = leadKinds.map((value) => ({ value, label: kindLabels[value] }));

export function LeadList({ colleagues }: { colleagues: LeadOwner[] }) {
  const owners = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Not assigned' },
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <DashboardHead
        title="Enquiries"
        lead="Enquiries from your contact, business, export, franchise and store forms."
      />
      <StaffTable
        name="leads"
        caption="Enquiries"
        exported="leads"
        call={listStaffLeads}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => leadPath(id)}
        empty="No enquiries match. To see spam, choose Spam under Status."
        refreshInterval={60_000}
      >
        <FilterBar searchLabel="Number, name, company, email or subject">
          <FilterChoice
            name="status"
            label="Status"
            choices={statusChoices}
            all="All except spam"
          />
          <FilterChoice name="kind" label="Type" choices={kindChoices} />
          <FilterChoice name="owner" label="Assigned to" choices={owners} all="Anyone" />
        </FilterBar>
      </StaffTable>
    </>
  );
}

function LeadDue(lead: LeadDueProps) {
  const clock = grievanceClock(lead, new Date());
  if (!clock) return null;
  const { step, until, isLate } = clock;
  return (
    <span className={`block min-w-[12ch] leading-snug ${isLate ? 'font-[550] text-clay' : ''}`}>
      {step} by
      <span className="block text-1">
        {formatDateTime(until.toISOString())}
        {isLate && ' (overdue)'}
      </span>
    </span>
  );
}
