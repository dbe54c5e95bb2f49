import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, errorMessage } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import { randomKey } from '../../api/random-key';
import {
  gridFaults,
  maxGridRows,
  saveProducts,
  type GridFault,
  type GridRow,
} from '../../contract/staff-product-grid';
import { listStaffProducts, type StaffProductRow } from '../../contract/staff-product-list';
import {
  gridFields,
  toGridRow,
  withCells,
  type GridCells,
  type GridDraft,
  type RowFaults,
} from './grid-cells';

type Drafts = Readonly<Record<number, GridDraft>>;
type Faults = Readonly<Record<number, RowFaults>>;

/** Changed cells of the product list until they are saved together. */
export function useProductGrid() {
  const { mutate } = useSWRConfig();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  function change(rows: StaffProductRow[], toCells: (row: StaffProductRow) => GridCells) {
    setDrafts((before) => {
      const next = { ...before };
      for (const row of rows) {
        const draft = withCells(before[row.id] ?? { row, cells: {} }, toCells(row));
        if (draft) next[row.id] = draft;
        else delete next[row.id];
      }
      return next;
    });
    setFaults((before) => without(before, new Set(rows.map(({ id }) => id))));
  }

  function discard() {
    setDrafts({});
    setFaults({});
    setProblem(undefined);
  }

  /**
   * Returns the number of saved rows, and combos that were unpublished with one of them. With
   * `skipFaulty` rows with errors stay as drafts.
   */
  async function save(skipFaulty = false): Promise<{ count: number; combos: string[] }> {
    setProblem(undefined);
    const checked = Object.values(drafts).map(toGridRow);
    const found: Record<number, RowFaults> = Object.fromEntries(
      checked
        .filter((one) => Object.keys(one.faults).length > 0)
        .map((one) => [one.row.id, one.faults]),
    );
    setFaults(found);
    if (Object.keys(found).length > 0 && !skipFaulty) return { count: 0, combos: [] };
    const good = checked.map(({ row }) => row).filter(({ id }) => !found[id]);
    setIsSaving(true);
    let count = 0;
    const combos: string[] = [];
    try {
      for (let start = 0; start < good.length; start += maxGridRows) {
        const answer = await sendRows(good.slice(start, start + maxGridRows), skipFaulty);
        count += answer.saved_ids.length;
        combos.push(...answer.unpublished_combos);
        setDrafts((before) => without(before, new Set(answer.saved_ids)));
        setFaults((before) => ({ ...before, ...byRow(answer.faults) }));
        if (answer.faults.length > 0 && !skipFaulty) break;
      }
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsSaving(false);
    }
    await mutate((key) => typeof key === 'string' && key.startsWith(listStaffProducts.path));
    return { count, combos };
  }

  return {
    draftOf: (id: number): GridCells => drafts[id]?.cells ?? {},
    faultsOf: (id: number): RowFaults => faults[id] ?? {},
    count: Object.keys(drafts).length,
    faultCount: Object.keys(faults).length,
    isSaving,
    problem,
    change,
    discard,
    save,
  };
}

export type ProductGrid = ReturnType<typeof useProductGrid>;

/** A 409 with faults is an answer like any other: nothing was saved. */
async function sendRows(rows: GridRow[], skip_faulty: boolean) {
  try {
    return await sendLazily(saveProducts, {
      body: { rows, skip_faulty },
      idempotencyKey: randomKey(),
    });
  } catch (error) {
    const isRefused = error instanceof ApiError && gridFaults.isValidSync(error.body);
    if (!isRefused) throw error;
    const { faults } = gridFaults.cast(error.body);
    return { saved_ids: [], faults, unpublished_combos: [] };
  }
}

function byRow(all: GridFault[]): Record<number, RowFaults> {
  const found: Record<number, RowFaults> = {};
  for (const { id, field, message } of all) {
    const cell = gridFields.find((one) => one.field === field)?.field ?? 'row';
    found[id] = { ...found[id], [cell]: message };
  }
  return found;
}

const without = <Value>(all: Readonly<Record<number, Value>>, ids: ReadonlySet<number>) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(Number(id))));
