import type { ImportFault } from '../../../contract/staff-import.ts';
import { columns, skuTitle, titles, type Column } from './columns.ts';
import { openedCell, titleKey } from './cells.ts';
import { nearestName } from './name-indexes.ts';

/** Index of each column in a line. */
export interface Layout {
  /** Index of the SKU; undefined if the column is missing. */
  sku: number | undefined;
  columns: { column: Column; at: number }[];
  width: number;
  faults: ImportFault[];
}

const byKey = new Map(columns.map((column) => [titleKey(column.title), column]));

/**
 * Parses the header row; unknown, duplicate or missing titles are reported in `faults`. A column
 * without title and value, as spreadsheets leave it of cleared cells, is none.
 */
export function readTitles(
  cells: readonly string[],
  lines: readonly (readonly string[])[] = [],
): Layout {
  const filled = cells.every((cell) => cell.trim()) ? new Set<number>() : findFilled(lines);
  const isColumn = (cell: string, at: number) => cell.trim() !== '' || filled.has(at);
  const width = cells.findLastIndex(isColumn) + 1;
  const layout: Layout = { sku: undefined, columns: [], width, faults: [] };
  const seen = new Map<string, number>();
  const blame = (value: string, message: string) =>
    layout.faults.push({ column: '', value, message });
  cells.forEach((cell, at) => {
    const title = openedCell(cell).trim();
    const key = titleKey(title);
    const column = byKey.get(key);
    if (!isColumn(cell, at)) return;
    if (key === '') {
      blame('', `Column ${at + 1} has no title`);
    } else if (seen.has(key)) {
      blame(title, `Two columns are called “${title}”: ${(seen.get(key) ?? 0) + 1} and ${at + 1}`);
    } else if (key === titleKey(skuTitle)) {
      layout.sku = at;
    } else if (column) {
      layout.columns.push({ column, at });
    } else {
      const meant = nearestName(title, titles);
      blame(title, `There is no column “${title}”.${meant ? ` Did you mean “${meant}”?` : ''}`);
    }
    if (key !== '' && !seen.has(key)) seen.set(key, at);
  });
  if (layout.sku === undefined) {
    blame('', 'The column “SKU” is missing. It identifies each product.');
  }
  return layout;
}

/** Titles that a new product needs and the list does not have. */
export const missingTitles = ({ columns: present }: Layout): string[] =>
  columns
    .filter((column) => column.isNeeded && !present.some((one) => one.column === column))
    .map(({ title }) => title);

/** Indexes of the columns that hold a value in any of the lines. */
function findFilled(lines: readonly (readonly string[])[]): Set<number> {
  const filled = new Set<number>();
  for (const cells of lines) {
    cells.forEach((cell, at) => {
      if (cell.trim() !== '') filled.add(at);
    });
  }
  return filled;
}
