import { useState } from 'react';
import useSWR from 'swr';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { readPath } from '@/lib/api/browser';
import type { AnswerOf } from '@/lib/contract/endpoint';
import {
  salesGroups,
  type getSalesReport,
  type SalesGroup,
} from '@/lib/contract/staff-sales-report';
import { salesReportPath } from '@/lib/dashboard/reports/report-paths';
import { formatRupees } from '@/lib/format/money';
import { controlClass } from '../../form/control-class';
import { DayInput } from '../../form/day-input';
import { FieldFrame } from '../../form/field-frame';
import { Panel } from '../panel';

type SalesRow = AnswerOf<typeof getSalesReport>['data'][number];

const figures: [title: string, show: (row: SalesRow) => string | number][] = [
  ['Net', ({ net }) => formatRupees(net)],
  ['Items', ({ pieces }) => pieces],
  ['Orders', ({ orders }) => orders],
  ['Sold', ({ sold }) => formatRupees(sold)],
  ['Returned', ({ returned }) => formatRupees(returned)],
  ['Unconfirmed COD', ({ unconfirmed }) => formatRupees(unconfirmed)],
];

/** `today`: `YYYY-MM-DD` in India. */
export function SalesReport({ today }: { today: string }) {
  const [by, setBy] = useState<SalesGroup>('product');
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const { data, error, isLoading } = useSWR<AnswerOf<typeof getSalesReport>, Error>(
    salesReportPath({ by, from, to }),
    readPath,
    { keepPreviousData: true },
  );
  const faults = error instanceof ApiError ? error.fields : {};
  const rows = error ? [] : data?.data;
  const state = () => {
    if (isLoading) return 'Loading …';
    if (faults['from'] ?? faults['to']) return 'Check the dates.';
    if (error) return errorMessage(error);
    return rows?.length === 0 && 'No sales.';
  };
  return (
    <Panel title="Sales" id="sales" className="is-wide">
      <div className="flex flex-wrap gap-4 *:max-w-full">
        <FieldFrame label="By" error={undefined}>
          {(ties) => (
            <select
              {...ties}
              value={by}
              onChange={({ target }) => setBy(target.value as SalesGroup)}
              className={controlClass(false)}
            >
              {Object.entries(salesGroups).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <DayField label="From" value={from} error={faults['from']?.[0]} onChange={setFrom} />
        <DayField label="To" value={to} error={faults['to']?.[0]} onChange={setTo} />
      </div>
      <p role="status" className="mt-2 min-h-6 text-1 text-ink-2">
        {state()}
      </p>
      <div
        role="group"
        aria-label="Sales table"
        tabIndex={0}
        className="staff-table"
        hidden={!rows?.length}
      >
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{salesGroups[by]}</th>
              {figures.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {figures.map(([title, show]) => (
                  <td key={title} data-head={title}>
                    {show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-1 text-ink-2">
        Item sales including GST, after discounts, excluding delivery, by order date.
      </p>
    </Panel>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function DayField({ label, value, error, onChange }: DayFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => (
        <DayInput
          {...ties}
          value={value}
          onDay={onChange}
          className={controlClass(error !== undefined)}
        />
      )}
    </FieldFrame>
  );
}
