import { linkClass } from '@/components/ui/button-class';
import {
  importOutcomes,
  listImportLines,
  type ImportLine,
  type ProductImport,
} from '@/lib/contract/staff-import';
import { faultyLinesHref, reportHref } from '@/lib/dashboard/import/import-paths';
import { outcomeLabels } from '@/lib/dashboard/import/import-texts';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const nothing = 'nothing';

function LineDetails({ outcome, changes, faults }: ImportLine) {
  if (faults.length > 0) {
    return (
      <ul className="line-details card-line">
        {faults.map(({ column, value, message }) => (
          <li key={`${column} ${message}`} data-bad>
            {message}
            {value && !message.includes(value) && (
              <span>
                {column ? `${column}: ` : 'Value: '}
                <q>{value}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (changes.length === 0) {
    return <span className="text-ink-2">{outcome === 'new' ? 'New product' : 'No change'}</span>;
  }
  return (
    <ul className="line-details card-line">
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <strong>{column}</strong> <s>{before || nothing}</s> <ins>{after || nothing}</ins>
        </li>
      ))}
    </ul>
  );
}

const columns: StaffColumn<ImportLine>[] = [
  {
    id: 'line',
    head: 'Row',
    sort: 'line',
    cell: ({ line }) => (
      <>
        <span className="md:hidden">Row </span>
        {line.toLocaleString('en-IN')}
      </>
    ),
  },
  {
    id: 'product',
    head: 'Product',
    cell: ({ sku, name, line, faults, outcome }) => (
      <span className="block max-w-[28ch] min-w-[12ch] leading-snug wrap-anywhere">
        {name || (line === 1 && faults.length > 0 ? 'Column headings' : 'No name')}
        <span className="block text-1 text-ink-2">{sku}</span>
        <span className="text-1">
          <StateMark mood={outcomeLabels[outcome].mood}>{outcomeLabels[outcome].label}</StateMark>
        </span>
      </span>
    ),
  },
  {
    id: 'details',
    head: 'Result',
    cell: (line) => <LineDetails {...line} />,
  },
];

const choices = importOutcomes.map((value) => ({ value, label: outcomeLabels[value].label }));

export function ImportReport({ current }: { current: ProductImport }) {
  const { id, counts } = current;
  return (
    <Panel
      title="Row by row"
      actions={
        <span className="flex flex-wrap gap-x-5">
          {counts.faulty > 0 && (
            <>
              <a href={faultyLinesHref(id)} className={linkClass} download>
                Download rows with errors
              </a>
              <a href={reportHref(id, true)} className={linkClass} download>
                Download errors (CSV)
              </a>
            </>
          )}
          <a href={reportHref(id, false)} className={linkClass} download>
            Download full report (CSV)
          </a>
        </span>
      }
    >
      <StaffTable
        name="import-lines"
        caption="Rows"
        call={listImportLines}
        params={{ id }}
        columns={columns}
        keyOf={({ line }) => line}
      >
        <FilterBar searchLabel="SKU or name">
          <FilterChoice name="outcome" label="Result" choices={choices} />
        </FilterBar>
      </StaffTable>
    </Panel>
  );
}
