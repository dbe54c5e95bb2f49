import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode, type KeyboardEvent, useCallback } from 'react';
import { FailedState } from '@/components/ui/failed-state';
import type { Call } from '@/lib/contract/endpoint';
import type { ListQuery } from '@/lib/dashboard/list-path';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { useStaffList } from '@/lib/dashboard/use-staff-list';
import type { ExportedList } from '@/lib/contract/staff-list-export';
import { ListLinks } from './list-links';
import type { StaffColumn } from './staff-column';
import { TableFoot } from './table-foot';
import { TableHead, TableRow } from './table-row';
import { MultiSelect } from '@/components/ui/multi-select';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';

interface ColumnChoiceProps<Row> {
  columns: StaffColumn<Row>[];
  visible: Record<string, boolean>;
  onChange: (visible: Record<string, boolean>) => void;
}

interface StaffTableProps<Row> {
  /** Storage key of the column choice. */
  name: string;
  caption: string;
  /** List endpoint made with `staffListQuery` and `staffListAnswer`. */
  call: Call<never, undefined, ListAnswer<Row>>;
  params?: Record<string, string | number>;
  columns: StaffColumn<NoInfer<Row>>[];
  keyOf: (row: NoInfer<Row>) => string | number;
  hrefOf?: (row: NoInfer<Row>) => string | undefined;
  /** Shown if no row matches the filters; omitted: `No orders match.` */
  empty?: string;
  children?: ReactNode;
  bulk?: (chosen: NoInfer<Row>[], done: () => void) => ReactNode;
  /** The list as a whole, to be downloaded. */
  exported?: ExportedList;
  /** Polling interval in milliseconds. */
  refreshInterval?: number;
}

interface ListAnswer<Row> {
  data: Row[];
  total: number;
  more: boolean;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const none: never[] = [];

/* Not all lower case: `COD remittances`. */
const inSentence = (caption: string) =>
  caption.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

const ofOrder = ['page', 'page_size', 'sort'];
const isNarrowed = (query: ListQuery) =>
  Object.entries(query).some(([name, value]) => value && !ofOrder.includes(name));

export function StaffTable<Row extends object>(props: StaffTableProps<Row>) {
  const { name, caption, call, params, columns, keyOf, hrefOf, children, bulk } = props;
  const { empty = `No ${inSentence(caption)} match.` } = props;
  const { query, change } = useListQuery();
  const list = useStaffList(call, query, { params, refreshInterval: props.refreshInterval });
  const answer = list.data;
  const [columnVisibility, setColumnVisibility] = useColumnChoice(name, columns);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(
    () => columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: answer?.data ?? none,
    getRowId: (row) => String(keyOf(row)),
    state: { columnVisibility, rowSelection },
    onColumnVisibilityChange: setColumnVisibility,
    onRowSelectionChange: setRowSelection,
  });
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const rows = table.getRowModel().rows;
  const chosen = rows.filter((row) => rowSelection[row.id]).map(({ original }) => original);

  if (list.error && !answer) {
    return (
      <>
        {children}
        <FailedState title="The list could not be loaded" retry={() => list.mutate()} />
      </>
    );
  }
  return (
    <>
      {children}
      <div
        role="region"
        aria-label={`${caption}: table`}
        aria-busy={list.isLoading}
        tabIndex={0}
        className="staff-table"
        onKeyDown={moveFocus}
      >
        <table className="data-table">
          <caption className="sr-only">{caption}</caption>
          <TableHead
            columns={shown}
            sort={query['sort']}
            onSort={(sort) => change({ sort })}
            {...(bulk && {
              all: {
                isChosen: rows.length > 0 && chosen.length === rows.length,
                onChange: (isChosen) => table.toggleAllRowsSelected(isChosen),
              },
            })}
          />
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={row.id}
                row={row.original}
                columns={shown}
                href={hrefOf?.(row.original)}
                {...(bulk && {
                  choice: {
                    isChosen: Boolean(rowSelection[row.id]),
                    onChange: (isChosen) => row.toggleSelected(isChosen),
                  },
                })}
              />
            ))}
            {answer && rows.length === 0 && (
              <tr>
                <td colSpan={shown.length + (bulk ? 1 : 0)} className="text-ink-2">
                  {isNarrowed(query) ? empty : `No ${inSentence(caption)} yet.`}
                </td>
              </tr>
            )}
            {!answer && (
              <tr>
                <td colSpan={shown.length + (bulk ? 1 : 0)} className="h-60 text-ink-2">
                  Loading the list
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <TableFoot answer={answer} query={query} onChange={change}>
        {props.exported && (
          <span className="flex items-center gap-3">
            Export
            <ListLinks list={props.exported} />
          </span>
        )}
        <ColumnChoice columns={columns} visible={columnVisibility} onChange={setColumnVisibility} />
      </TableFoot>
      {bulk && chosen.length > 0 && (
        <div className="bulk-bar" role="group" aria-label="Selected rows">
          <p aria-live="polite">{chosen.length} selected</p>
          {bulk(chosen, () => {
            setRowSelection({});
            void list.mutate();
          })}
        </div>
      )}
    </>
  );
}

function ColumnChoice<Row>({ columns, visible, onChange }: ColumnChoiceProps<Row>) {
  const [first, ...others] = columns;
  if (!first || others.length === 0) return null;
  return (
    <div className="w-36 max-w-full [&>button]:min-h-11 [&>button]:text-1">
      <label htmlFor="columns" className="sr-only">
        Columns
      </label>
      <MultiSelect
        id="columns"
        label="Columns"
        hasChips={false}
        valueText="Columns"
        options={others.map(({ id, head }) => ({ value: id, label: head }))}
        value={others.filter(({ id }) => visible[id]).map(({ id }) => id)}
        onChange={(chosen) =>
          onChange(
            Object.fromEntries(
              columns.map(({ id }) => [id, id === first.id || chosen.includes(id)]),
            ),
          )
        }
      />
    </div>
  );
}

/** Arrow keys move between the rows of a table; x selects the focused row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
  const row = target.closest('tr');
  if (key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    row?.querySelector<HTMLInputElement>('[data-tick]')?.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = links.findIndex((link) => link.closest('tr') === row);
  const next = links[here + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type Choice = Record<string, boolean>;

/** The choice is stored on this device; extra columns are hidden at first. */
function useColumnChoice<Row>(name: string, columns: StaffColumn<Row>[]) {
  const key = `columns:${name}`;
  const stored = useStoredText(deviceStore, key);
  const choice: Choice = useMemo(() => {
    const hidden = stored?.split(',');
    return Object.fromEntries(
      columns.map(({ id, isExtra }) => [id, hidden ? !hidden.includes(id) : !isExtra]),
    );
  }, [columns, stored]);
  const choose = useCallback(
    (change: Choice | ((before: Choice) => Choice)) => {
      const next = typeof change === 'function' ? change(choice) : change;
      const hidden = columns.filter(({ id }) => !next[id]).map(({ id }) => id);
      writeStored(deviceStore(), key, hidden.join(','));
    },
    [choice, columns, key],
  );
  return [choice, choose] as const;
}
