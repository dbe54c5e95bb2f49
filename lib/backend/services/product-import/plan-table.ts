import { setImmediate as pause } from 'node:timers/promises';
import type { Queryable } from '../../db/client.ts';
import { loadKnown, skuKey } from './load-known.ts';
import { planLine, skuOf, type PlannedLine } from './plan-line.ts';
import { readTitles, type Layout } from './read-titles.ts';
import { loadNameIndexes, type NameIndexes } from './name-indexes.ts';

const linesAtOnce = 250;

export interface TablePlan {
  lines: PlannedLine[];
  nameIndexes: NameIndexes;
}

/**
 * Plans each line of the file against the current catalogue. Calls `onPart` with the number of
 * lines done after each batch; other work can run in between.
 */
export async function planTable(
  db: Queryable,
  rows: readonly string[][],
  onPart: (done: number) => Promise<void>,
): Promise<TablePlan> {
  const top = rows.findIndex(isFilled);
  const layout = readTitles(rows[top] ?? []);
  const nameIndexes = await loadNameIndexes(db);
  const lines: PlannedLine[] = layout.faults.length > 0 ? [titleLine(layout, top + 1)] : [];
  if (layout.sku === undefined) return { lines, nameIndexes };
  const lineOfSku = new Map<string, number>();
  const filled = rows
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(top + 1)
    .filter(({ cells }) => isFilled(cells));
  for (let start = 0; start < filled.length; start += linesAtOnce) {
    const part = filled.slice(start, start + linesAtOnce);
    const known = await loadKnown(
      db,
      part.map(({ cells }) => skuOf(cells, layout)),
    );
    for (const { cells, line } of part) {
      const key = skuKey(skuOf(cells, layout));
      const twinLine = key === '' ? undefined : lineOfSku.get(key);
      if (twinLine === undefined) lineOfSku.set(key, line);
      lines.push(planLine({ line, cells, layout, nameIndexes, known: known.get(key), twinLine }));
    }
    await onPart(start + part.length);
    await pause();
  }
  return { lines, nameIndexes };
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Counts the non-empty lines of these rows, without titles. */
export const countLines = (rows: readonly string[][]): number =>
  Math.max(0, rows.filter(isFilled).length - 1);

const titleLine = ({ faults }: Layout, line: number): PlannedLine => ({
  line,
  sku: '',
  name: '',
  outcome: 'faulty',
  changes: [],
  faults,
  known: undefined,
  wanted: undefined,
});
