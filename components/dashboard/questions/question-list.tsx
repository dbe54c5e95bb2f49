'use client';

import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { listStaffQuestions, type StaffQuestion } from '@/lib/contract/staff-question';
import { customersPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { DashboardHead } from '../dashboard-head';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { QuestionJudgement } from './question-judgement';
import { TextLink } from '../text-link';

const columns: StaffColumn<StaffQuestion>[] = [
  {
    id: 'question',
    head: 'Question',
    cell: ({ product, question, answer }) => (
      <span className="block max-w-[60ch] min-w-[18ch]">
        <Link href={routes.product(product)} target="_blank" className={linkClass}>
          {product.name}
        </Link>
        <span className="people-words block">{question}</span>
        {answer && <span className="people-words mt-2 block font-normal text-ink-2">{answer}</span>}
      </span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    // The key resets the form where a colleague has answered.
    cell: (question) => (
      <QuestionJudgement key={`${question.id} ${question.version}`} question={question} />
    ),
  },
  {
    id: 'by',
    head: 'Customer',
    sort: 'asked_at',
    cell: ({ name, customer_id, asked_at }) => (
      <span className="block min-w-[14ch] leading-snug">
        {customer_id ? <TextLink href={customersPath.one(customer_id)}>{name}</TextLink> : name}
        <span className="block text-1 text-ink-2">{formatDate(asked_at)}</span>
      </span>
    ),
  },
];

const states = [
  { value: 'new', label: 'New' },
  { value: 'published', label: 'Published' },
  { value: 'refused', label: 'Rejected' },
];

export function QuestionList() {
  return (
    <>
      <DashboardHead
        title="Questions"
        lead="Questions customers ask on product pages. Your answer is published there and emailed to the customer."
      />
      <StaffTable
        name="questions"
        caption="Questions"
        call={listStaffQuestions}
        columns={columns}
        keyOf={({ id }) => id}
        refreshInterval={60_000}
      >
        <FilterBar searchLabel="Product, customer or text">
          <FilterChoice name="state" label="Status" choices={states} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
