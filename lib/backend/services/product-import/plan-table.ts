import { setImmediate as pause } from 'node:timers/promises';
import type { ImportCreates } from '../../../contract/staff-import.ts';
import type { Queryable } from '../../db/client.ts';
import { checkCombos } from './check-combos.ts';
import { checkFamilies } from './check-families.ts';
import { loadKnown, skuKey } from './load-known.ts';
import { planLine, readLineSku, type PlannedLine } from './plan-line.ts';
import { readTitles, type Layout } from './read-titles.ts';
import { loadNameIndexes, type CellContext, type NameIndexes } from './name-indexes.ts';
import { isWebAddress, splitCell, openedCell } from './cells.ts';

const linesAtOnce = 250;

export interface TablePlan {
  lines: PlannedLine[];
  /** Names in the database when the plan was made. */
  loaded: NameIndexes;
  /** The same with the new names and the pictures of the list. */
  nameIndexes: CellContext;
  creates: ImportCreates;
  /** One sentence for the report; may be empty. */
  note: string;
}

interface PlanOptions {
  /** Lines to leave out. */
  without: ReadonlySet<number>;
  fetchPictures: (addresses: string[]) => Promise<CellContext['pictures']>;
  /** Called after each batch with the number of lines done. */
  onPart: (done: number) => Promise<void>;
}

/** Plans each line of the file against the current catalogue; other work can run in between. */
export async function planTable(
  db: Queryable,
  rows: readonly string[][],
  { without, fetchPictures, onPart }: PlanOptions,
): Promise<TablePlan> {
  const top = rows.findIndex(isFilled);
  const layout = readTitles(rows[top] ?? [], rows.slice(top + 1));
  const filled = rows
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(top + 1)
    .filter(({ cells }) => isFilled(cells));
  const pictures = await fetchPictures(
    pictureAddresses(
      filled.flatMap(({ cells, line }) => (without.has(line) ? [] : [cells])),
      layout,
    ),
  );
  const loaded = await loadNameIndexes(db);
  const nameIndexes: CellContext = { ...structuredClone(loaded), pictures };
  const hasTitleFaults = layout.faults.length > 0 && !without.has(top + 1);
  const lines: PlannedLine[] = hasTitleFaults ? [titleLine(layout, top + 1)] : [];
  const planOf = (note = '') => ({
    lines,
    loaded,
    nameIndexes,
    note,
    creates: createsOf(lines, nameIndexes),
  });
  if (layout.sku === undefined) return planOf();
  const lineOfSku = new Map<string, number>();
  for (let start = 0; start < filled.length; start += linesAtOnce) {
    const part = filled.slice(start, start + linesAtOnce);
    const known = await loadKnown(
      db,
      part.map(({ cells }) => readLineSku(cells, layout)),
    );
    for (const { cells, line } of part) {
      const key = skuKey(readLineSku(cells, layout));
      const twinLine = key === '' ? undefined : lineOfSku.get(key);
      if (twinLine === undefined) lineOfSku.set(key, line);
      // Planned even if left out, so that new names are spelled as in the report.
      const planned = planLine({
        ...{ line, cells, layout, nameIndexes, twinLine },
        known: known.get(key),
      });
      if (!without.has(line)) lines.push(planned);
    }
    await onPart(start + part.length);
    await pause();
  }
  const families = await checkFamilies(db, lines);
  await checkCombos(db, lines);
  return planOf([families.note, publishNote(layout, lines)].filter(Boolean).join(' '));
}

/** Whether a line of a file holds anything. */
export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

function publishNote({ columns }: Layout, lines: readonly PlannedLine[]): string {
  const isSilent = !columns.some(({ column }) => column.key === 'isOnSale');
  return isSilent && lines.some(({ outcome }) => outcome === 'new')
    ? 'There is no column “Published”, so new products go on sale right away.'
    : '';
}

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

/** Returns the new names that lines without errors need; a category after its parent. */
function createsOf(
  lines: readonly Pick<PlannedLine, 'wanted'>[],
  { brands, categories, forms, tags, categoryNodes }: NameIndexes,
): ImportCreates {
  const createdNames = (ids: readonly number[], namesById: ReadonlyMap<number, string>) =>
    [...new Set(ids)].flatMap((id) => (id < 0 ? (namesById.get(id) ?? []) : []));
  const wanted = lines.flatMap(({ wanted: draft }) => draft ?? []);
  return {
    brands: createdNames(
      wanted.map(({ brandId }) => brandId),
      brands.namesById,
    ),
    categories: createdNames(
      wanted.flatMap(({ categoryId }) => categoryNodes.get(categoryId)?.path ?? []),
      categories.namesById,
    ),
    forms: createdNames(
      wanted.map(({ formId }) => formId),
      forms.namesById,
    ),
    tags: createdNames(
      wanted.flatMap(({ tagIds }) => tagIds),
      tags.namesById,
    ),
  };
}

/** Returns the different addresses in the column of pictures. */
function pictureAddresses(lines: readonly (readonly string[])[], { columns }: Layout): string[] {
  const at = columns.find(({ column }) => column.key === 'images')?.at;
  if (at === undefined) return [];
  const texts = lines.flatMap((cells) => splitCell(openedCell(cells[at] ?? '')));
  return [...new Set(texts.filter(isWebAddress))];
}
