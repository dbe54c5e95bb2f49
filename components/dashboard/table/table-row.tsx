import Link from 'next/link';
import { useId } from 'react';
import type { StaffColumn } from './staff-column';
import { Tick, type TickChoice } from './tick';

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
