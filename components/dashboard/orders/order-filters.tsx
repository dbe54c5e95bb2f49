'use client';

import { payTypes } from '@/lib/contract/order';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import { FilterDate } from '../table/filter-date';
import { FilterText } from '../table/filter-text';

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** What the queue is narrowed by beside the states. */
export function OrderFilters() {
  return (
    <FilterBar searchLabel="Number, name, e-mail, mobile or tracking number">
      <FilterChoice
        name="pay_type"
        label="Payment"
        choices={payTypes.map((value) => ({ value, label: value }))}
      />
      <FilterChoice name="is_paid" label="Paid" choices={yesNo('Paid', 'Not paid')} />
      <FilterChoice name="is_priority" label="Elite" choices={yesNo('Members', 'Others')} />
      <FilterChoice name="is_gift" label="Gift" choices={yesNo('Gifts', 'No gifts')} />
      <FilterDate name="from" label="From" />
      <FilterDate name="to" label="Until" />
      <FilterText name="city" label="Town" />
      <FilterText name="state" label="State" />
    </FilterBar>
  );
}
