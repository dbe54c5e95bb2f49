'use client';

import { buttonClass } from '@/components/ui/button-class';
import { listProductImports, type ProductImport } from '@/lib/contract/staff-import';
import { exportHref, importPath } from '@/lib/dashboard/import/import-paths';
import { standingOf } from '@/lib/dashboard/import/import-words';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { ColumnGuide } from './column-guide';
import { ListDrop } from './list-drop';

const number = new Intl.NumberFormat('en-IN');

const columns: StaffColumn<ProductImport>[] = [
  {
    id: 'file',
    head: 'List',
    cell: ({ file_name }) => <span className="block min-w-[14ch] wrap-anywhere">{file_name}</span>,
  },
  {
    id: 'status',
    head: 'Status',
    cell: (row) => {
      const { label, mood } = standingOf(row);
      return <StateMark mood={mood}>{label}</StateMark>;
    },
  },
  { id: 'lines', head: 'Lines', isExtra: true, cell: ({ lines }) => number.format(lines) },
  { id: 'new', head: 'New', cell: ({ counts }) => number.format(counts.new) },
  { id: 'changed', head: 'Changes', cell: ({ counts }) => number.format(counts.changed) },
  { id: 'faulty', head: 'Errors', cell: ({ counts }) => number.format(counts.faulty) },
  { id: 'by', head: 'Sent by', isExtra: true, cell: ({ by }) => by },
  {
    id: 'created_at',
    head: 'Sent',
    sort: 'created_at',
    cell: ({ created_at }) => <span className="one-line">{formatDateTime(created_at)}</span>,
  },
];

export function ImportsScreen() {
  return (
    <>
      <DashboardHead
        title="Import"
        lead="Change many products in a spreadsheet: export the list, edit it, send it back. Each line is checked first; nothing changes before you confirm."
      >
        <a href={exportHref('xlsx')} className={buttonClass('second', 'card')} download>
          All products as XLSX
        </a>
        <a href={exportHref('csv')} className={buttonClass('second', 'card')} download>
          As CSV
        </a>
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <ListDrop />
          <Panel title="Imports">
            <StaffTable
              name="imports"
              caption="Imported files"
              call={listProductImports}
              columns={columns}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => importPath(id)}
              empty="No list has been sent yet."
              refreshInterval={10_000}
            />
          </Panel>
        </div>
        <ColumnGuide />
      </div>
    </>
  );
}
