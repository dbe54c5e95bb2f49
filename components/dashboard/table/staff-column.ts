import type { ReactNode } from 'react';

export interface StaffColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Sort key of the list; undefined: not sortable. */
  sort?: string;
  isMoney?: boolean;
  isExtra?: boolean;
}
