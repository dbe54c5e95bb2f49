import { ArrowDown, ArrowUp } from 'lucide-react';
import { nextSort } from '@/lib/dashboard/list-path';
import type { StaffColumn } from './staff-column';
import { Tick, type TickChoice } from './tick';

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
