import type { ReactNode } from 'react';
import './data-table.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isMoney?: boolean;
  isRowHead?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  empty?: ReactNode;
  foot?: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, keyOf, empty, foot } = props;
  const firstMoney = columns.find(({ isMoney }) => isMoney)?.key;
  const cellClass = ({ key, isMoney, className = '' }: Column<Row>) =>
    `align-middle ${isMoney ? 'text-right whitespace-nowrap' : ''} ${key === firstMoney ? 'ledger-rule' : ''} ${className}`;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={`data-table ${columns.length > 3 ? 'min-w-[34rem]' : ''}`}>
        <caption
          className={isCaptionHidden ? 'sr-only' : 'pb-3 text-left font-display text-4 font-medium'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => {
                const Cell = column.isRowHead ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    {...(column.isRowHead && { scope: 'row' })}
                    className={cellClass(column)}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className="text-ink-2">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
