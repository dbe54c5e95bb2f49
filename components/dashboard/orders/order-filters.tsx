import { useId } from 'react';
import { Chip } from '@/components/ui/chip';
import { isDay } from '@/lib/contract/appointment-day';
import { payTypes } from '@/lib/contract/order';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { formatDate } from '@/lib/format/date';
import { FilterBar, FilterChoice, FilterDate } from '../table/filter-bar';

const ifYes = (yes: string, no: string) => (value: string) => (value === 'true' ? yes : no);

const dayOr = (label: string) => (value: string) =>
  `${label} ${isDay(value) ? formatDate(value) : value}`;

const filterLabels = {
  pay_type: (value: string) => value,
  is_paid: ifYes('Paid', 'Not paid'),
  is_priority: ifYes('Members', 'Non-members'),
  is_gift: ifYes('Gifts', 'Not gifts'),
  city: (value: string) => `To ${value}`,
  state: (value: string) => `In ${value}`,
  from: dayOr('From'),
  to: dayOr('Until'),
};

type FilterName = keyof typeof filterLabels;

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

export function OrderFilters() {
  const { query, change } = useListQuery();
  const used = Object.entries(query).filter(([name]) => name in filterLabels);
  return (
    <>
      <FilterBar searchLabel="Number, name, email, mobile or tracking number">
        <FilterDate name="from" label="From" />
        <FilterDate name="to" label="To" />
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
          <FilterChoice
            name="is_priority"
            label="Members"
            choices={yesNo('Members', 'Non-members')}
          />
          <FilterChoice name="is_gift" label="Gift" choices={yesNo('Gifts', 'Not gifts')} />
          <FilterText name="city" label="City" />
          <FilterText name="state" label="State" />
        </div>
      </details>
      {used.length > 0 && (
        <div className="used-filters" role="group" aria-label="Active filters">
          {used.map(([name, value]) => (
            <Chip key={name} onRemove={() => change({ [name]: null })}>
              {filterLabels[name as FilterName](value)}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}

function FilterText({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { query, change } = useListQuery();
  const current = query[name] ?? '';

  function take(typed: string) {
    const word = typed.trim();
    if (word !== current) change({ [name]: word || null });
  }

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        key={current}
        id={id}
        defaultValue={current}
        autoComplete="off"
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </div>
  );
}
