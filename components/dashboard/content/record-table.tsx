import Link from 'next/link';
import { useMemo, type ComponentType } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { toastError } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { contentTypes } from '@/lib/dashboard/paths';
import { recordPath, type RecordColumn, type TableKind } from '@/lib/dashboard/content/record-kind';
import type { Versioned } from '@/lib/dashboard/content/use-record';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { StaffTable } from '../table/staff-table';

interface RecordTableProps<Draft, Input, Shown> {
  kind: TableKind<Draft, Input, Shown>;
}

interface RecordCellProps<Shown> {
  column: RecordColumn<Shown>;
  record: Shown;
}

const cellClass: Record<NonNullable<RecordColumn<never>['layout']>, string> = {
  'one-line': 'one-line',
  title: 'block min-w-[18ch] leading-snug',
  address: 'block min-w-[14ch] wrap-anywhere',
  summary: 'line-clamp-2 leading-snug md:min-w-[24ch]',
};

export function RecordTable<Draft, Input extends object, Shown extends Versioned>({
  kind,
}: RecordTableProps<Draft, Input, Shown>) {
  const { name, caption, empty, searchLabel, filters, columns, bulk, refreshInterval } = kind.table;
  const shop = useShop();
  const shownColumns = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        cell: (record: Shown) => <RecordCell column={column} record={record} />,
      })),
    [columns],
  );

  async function changeAll(selected: Shown[], done: () => void) {
    const problems: string[] = [];
    for (const record of selected) {
      const { id, version } = record;
      const input = bulk?.change(record);
      if (!input) continue;
      try {
        await sendLazily(kind.calls.change, { params: { id }, body: { ...input, version } });
      } catch (error) {
        problems.push(`${kind.recordTitle(record, shop)}: ${errorMessage(error)}`);
      }
    }
    if (problems.length > 0) toastError(problems.join('. '));
    done();
  }

  return (
    <StaffTable
      name={name}
      caption={caption}
      call={kind.calls.list}
      columns={shownColumns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => recordPath(kind, id)}
      empty={empty}
      {...(refreshInterval && { refreshInterval })}
      {...(bulk && {
        bulk: (selected: Shown[], done: () => void) => (
          <Button size="card" onClick={() => changeAll(selected, done)}>
            {bulk.label}
          </Button>
        ),
      })}
    >
      {searchLabel && (
        <FilterBar searchLabel={searchLabel}>
          {filters?.map((filter) => (
            <FilterChoice key={filter.name} {...filter} />
          ))}
        </FilterBar>
      )}
    </StaffTable>
  );
}

function RecordCell<Shown>({ column, record }: RecordCellProps<Shown>) {
  const { layout, emptyText } = column;
  const shop = useShop();
  const text = String(column.text?.(record, shop) ?? '');
  const mark = column.mark?.(record);
  return (
    <>
      {(text || emptyText) && (
        <span className={layout && cellClass[layout]}>
          {layout === 'address' ? <BreakableText text={text} /> : text}
          {!text && <span className="text-ink-2">{emptyText}</span>}
        </span>
      )}
      {text && mark && ' '}
      {mark && <StateMark mood={mark.mood}>{mark.text}</StateMark>}
    </>
  );
}

/** The list screen of a kind: heading, link to a new record and table. */
export function createTableList<Draft, Input extends object, Shown extends Versioned>(
  kind: TableKind<Draft, Input, Shown>,
): ComponentType {
  const { contentType, noun, calls, table } = kind;
  return function TableList() {
    return (
      <>
        <DashboardHead title={contentTypes[contentType]} lead={table.lead}>
          {calls.create && (
            <Link href={recordPath(kind, 'new')} className={buttonClass('main', 'card')}>
              {table.newLabel ?? `New ${noun}`}
            </Link>
          )}
        </DashboardHead>
        <RecordTable kind={kind} />
      </>
    );
  };
}
