import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';

export interface StaffColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Sort key of the list; undefined: not sortable. */
  sort?: string;
  isMoney?: boolean;
  isExtra?: boolean;
}

/* Columns that show one field and sort by it. */

const timeColumn =
  (format: (moment: string) => string) =>
  <Name extends string>(name: Name, head: string): StaffColumn<Record<Name, string>> => ({
    id: name,
    head,
    sort: name,
    cell: ({ [name]: moment }) => <span className="one-line">{format(moment)}</span>,
  });

export const dateColumn = timeColumn(formatDate);
export const momentColumn = timeColumn(formatDateTime);

export const moneyColumn = <Name extends string>(
  name: Name,
  head: string,
): StaffColumn<Record<Name, number>> => ({
  id: name,
  head,
  sort: name,
  isMoney: true,
  cell: ({ [name]: rupees }) => formatRupees(rupees),
});
