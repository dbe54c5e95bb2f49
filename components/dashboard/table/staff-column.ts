import type { ReactNode } from 'react';

export interface StaffColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** What the list is called to be sorted by; left out, it cannot be. */
  sort?: string;
  /** Stands at the right, behind the double rule. */
  isMoney?: boolean;
  /** Only shown where somebody asks for it. */
  isExtra?: boolean;
}
