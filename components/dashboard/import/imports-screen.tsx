'use client';

import { buttonClass, linkClass } from '@/components/ui/button-class';
import { listProductImports, type ProductImport } from '@/lib/contract/staff-import';
import { exportHref, importPath, titlesHref } from '@/lib/dashboard/import/import-paths';
import { importStatusLabel } from '@/lib/dashboard/import/import-texts';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { ListDrop } from './list-drop';

const rules: [string, string][] = [
  ['SKU', 'a known SKU changes a product, another is new'],
  ['Missing column', 'stays as it is, on every line'],
  ['Empty cell', 'clears the value where that is possible'],
  ['Brand, category', 'created where they are new; a category as Food > Tea > Green tea'],
  ['Pictures', 'paths, or https:// addresses that are fetched once; at most 5 MB each'],
  ['Tags, benefits, pictures', 'several in one cell, separated by |'],
  ['Prices', 'in rupees with GST; the price at most the MRP'],
  ['Stock', 'empty: stock not tracked'],
];

function ColumnGuide() {
  return (
    <Panel title="Format of the list">
      <dl className="facts">
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        Begin with an empty list:{' '}
        <a href={titlesHref('xlsx')} className={linkClass} download>
          XLSX
        </a>{' '}
        or{' '}
        <a href={titlesHref('csv')} className={linkClass} download>
          CSV
        </a>
      </p>
    </Panel>
  );
}

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
      const { label, mood } = importStatusLabel(row);
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
              refreshInterval={10_000}
            />
          </Panel>
        </div>
        <ColumnGuide />
      </div>
    </>
  );
}
