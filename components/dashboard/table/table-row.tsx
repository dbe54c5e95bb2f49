import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { useId } from 'react';
import { nextSort } from '@/lib/dashboard/list-path';
import type { StaffColumn } from './staff-column';

interface TableRowProps<Row> {
  row: Row;
  columns: StaffColumn<Row>[];
  href: string | undefined;
  choice?: TickChoice;
}

export function TableRow<Row>({ row, columns, href, choice }: TableRowProps<Row>) {
  const rowId = useId();
  const [first, ...others] = columns;
  const firstMoney = columns.find(({ isMoney }) => isMoney)?.id;
  return (
    <tr data-chosen={choice?.isChosen || undefined}>
      {choice && (
        <td className="tick-cell">
          <Tick {...choice} label="Select" rowId={rowId} />
        </td>
      )}
      {first && (
        <th scope="row" id={rowId}>
          {href ? (
            <Link href={href} prefetch={false} data-row>
              {first.cell(row)}
            </Link>
          ) : (
            first.cell(row)
          )}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          data-head={column.head}
          className={`${column.isMoney ? 'whitespace-nowrap md:text-right' : ''} ${column.id === firstMoney ? 'ledger-rule' : ''}`}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

interface TickChoice {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

interface TickProps extends TickChoice {
  label: string;
  /** Element whose text follows the label in the accessible name. */
  rowId?: string;
}

function Tick({ isChosen, onChange, label, rowId }: TickProps) {
  const id = useId();
  return (
    <label>
      <span id={id} className="sr-only">
        {label}
      </span>
      <input
        type="checkbox"
        aria-labelledby={rowId ? `${id} ${rowId}` : undefined}
        data-tick
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

interface TableHeadProps<Row> {
  columns: StaffColumn<Row>[];
  sort: string | undefined;
  onSort: (sort: string | null) => void;
  all?: TickChoice;
}

export function TableHead<Row>({ columns, sort, onSort, all }: TableHeadProps<Row>) {
  const firstMoney = columns.find(({ isMoney }) => isMoney)?.id;
  return (
    <thead>
      <tr>
        {all && (
          <th scope="col" className="tick-cell">
            <Tick {...all} label="Select all rows on this page" />
          </th>
        )}
        {columns.map((column) => {
          const isUp = column.sort !== undefined && sort === column.sort;
          const isDown = column.sort !== undefined && sort === `-${column.sort}`;
          const Arrow = isDown ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
              className={`${column.isMoney ? 'text-right' : ''} ${column.id === firstMoney ? 'ledger-rule' : ''}`}
            >
              {column.sort ? (
                <button
                  type="button"
                  onClick={() => column.sort && onSort(nextSort(sort, column.sort))}
                >
                  {column.head}
                  {(isUp || isDown) && <Arrow className="size-4" aria-hidden />}
                </button>
              ) : (
                column.head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
