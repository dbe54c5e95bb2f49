'use client';

import { buttonClass, linkClass } from '@/components/ui/button-class';
import { listProductImports, type ProductImport } from '@/lib/contract/staff-import';
import { exportHref, importPath, titlesHref } from '@/lib/dashboard/import/import-paths';
import { importStatusLabel } from '@/lib/dashboard/import/import-texts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { momentColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { ListDrop } from './list-drop';

const rules: [string, string][] = [
  ['SKU', 'existing SKUs are updated, new SKUs are added'],
  [
    'Other headings',
    'Shopify and WooCommerce headings, and common ones such as Selling price, also work',
  ],
  ['Missing column', 'values stay unchanged'],
  ['Empty cell', 'clears the value if it’s optional'],
  ['Brand, category', 'created if new. Write categories as Food > Tea > Green tea'],
  ['Pictures', 'paths, or https:// links that we download once. Up to 5 MB each'],
  ['Tags, benefits, pictures', 'separate several values with |'],
  ['Prices', 'in rupees, including GST. The price can’t exceed the MRP'],
  ['Published', 'yes or no. Without this column, new products go on sale right away'],
  ['Stock', 'leave blank if you don’t track stock'],
];

function ColumnGuide() {
  return (
    <Panel title="File format">
      <dl className="facts">
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        Download a template:{' '}
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
    head: 'File',
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
  { id: 'lines', head: 'Rows', isExtra: true, cell: ({ lines }) => number.format(lines) },
  { id: 'new', head: 'To add', cell: ({ counts }) => number.format(counts.new) },
  { id: 'changed', head: 'To update', cell: ({ counts }) => number.format(counts.changed) },
  { id: 'faulty', head: 'Errors', cell: ({ counts }) => number.format(counts.faulty) },
  { id: 'by', head: 'Uploaded by', isExtra: true, cell: ({ by }) => by },
  momentColumn('created_at', 'Uploaded'),
];

export function ImportsScreen() {
  return (
    <>
      <DashboardHead
        title="Import"
        lead="Edit many products in a spreadsheet: export your products, edit the file and upload it. We check every row first. Nothing changes until you confirm."
      >
        <a href={exportHref('xlsx')} className={buttonClass('second', 'card')} download>
          Export XLSX
        </a>
        <a href={exportHref('csv')} className={buttonClass('second', 'card')} download>
          Export CSV
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
