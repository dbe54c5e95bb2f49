'use client';

import { Chip } from '@/components/ui/chip';
import { payTypes } from '@/lib/contract/order';
import { filterWords, type FilterName } from '@/lib/dashboard/orders/filter-words';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import { FilterDate } from '../table/filter-date';
import { FilterText } from '../table/filter-text';

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

export function OrderFilters() {
  const { query, change } = useListQuery();
  const used = Object.entries(query).filter(([name]) => name in filterWords);
  return (
    <>
      <FilterBar searchLabel="Number, name, email, mobile or tracking number">
        <FilterDate name="from" label="From" />
        <FilterDate name="to" label="Until" />
      </FilterBar>
      <details className="more-filters" aria-label="More filters">
        <summary>More filters</summary>
        <div className="filters">
          <FilterChoice
            name="pay_type"
            label="Payment"
            choices={payTypes.map((value) => ({ value, label: value }))}
          />
          <FilterChoice name="is_paid" label="Paid" choices={yesNo('Paid', 'Not paid')} />
          <FilterChoice name="is_priority" label="Members" choices={yesNo('Members', 'Others')} />
          <FilterChoice name="is_gift" label="Gift" choices={yesNo('Gifts', 'No gifts')} />
          <FilterText name="city" label="Town" />
          <FilterText name="state" label="State" />
        </div>
      </details>
      {used.length > 0 && (
        <div className="used-filters" role="group" aria-label="Active filters">
          {used.map(([name, value]) => (
            <Chip key={name} onRemove={() => change({ [name]: null })}>
              {filterWords[name as FilterName](value)}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}
