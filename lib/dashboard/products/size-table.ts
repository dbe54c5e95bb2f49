import { ValidationError } from 'yup';
import { maxFamilyMembers } from '../../contract/family';
import { parseAmount } from '../../contract/money';
import { parsePackSize } from '../../contract/pack-size';
import {
  familyInput,
  maxAxes,
  type FamilyInput,
  type StaffFamily,
  type StaffFamilyRow,
} from '../../contract/staff-family';
import { suggestSku } from './suggest-sku';

/** More than a family can have: rows above that are shown and refused, not dropped silently. */
const maxRows = maxFamilyMembers * 2;

/** Cells that are typed, in the order of the columns behind the options. */
export const sizeFields = [
  { field: 'sku', label: 'SKU', isNumber: false },
  { field: 'barcode', label: 'Barcode', isNumber: false },
  { field: 'net_quantity', label: 'Net quantity', isNumber: true },
  { field: 'unit', label: 'Unit', isNumber: false },
  { field: 'product_price', label: 'Price', isNumber: true },
  { field: 'base_price', label: 'MRP', isNumber: true },
  { field: 'available_stock_quantity', label: 'Stock', isNumber: true },
] as const;
export type SizeField = (typeof sizeFields)[number]['field'];

export interface SizeRow {
  key: string;
  options: string[];
  cells: Record<SizeField, string>;
  is_on_sale: boolean;
  picture: string | null;
  /** The product as it was read; null for a new one. */
  saved: StaffFamilyRow | null;
  /** Made from the values of the options and not edited since: it goes with its value. */
  isSuggested: boolean;
}

export interface SizeTable {
  name: string;
  axes: string[];
  rows: SizeRow[];
}

const cellText = (value: string | number | null) => (value === null ? '' : String(value));

const toSizeRow = (saved: StaffFamilyRow, options = saved.options): SizeRow => ({
  key: `product-${saved.product_id}`,
  options: [...options],
  cells: {
    sku: saved.sku,
    barcode: cellText(saved.barcode),
    net_quantity: cellText(saved.net_quantity),
    unit: saved.unit,
    product_price: cellText(saved.product_price),
    base_price: cellText(saved.base_price),
    available_stock_quantity: cellText(saved.available_stock_quantity),
  },
  is_on_sale: saved.is_on_sale,
  picture: saved.image1,
  saved,
  isSuggested: false,
});

export const toSizeTable = ({ name, axes, rows }: StaffFamily): SizeTable => ({
  name,
  axes: [...axes],
  rows: rows.map((row) => toSizeRow(row)),
});

let made = 0;

/** A row for a new size: its SKU is suggested from that of the first. */
function newRow(table: SizeTable, options: string[]): SizeRow {
  const [first] = table.rows;
  const value = options.filter(Boolean).join(' ');
  const size = options.map(parsePackSize).find((one) => one !== undefined);
  made += 1;
  return {
    key: `new-${made}`,
    options,
    cells: {
      sku: value ? suggestSku(`${first?.cells.sku ?? table.name} ${value}`) : '',
      barcode: '',
      net_quantity: size ? String(size.quantity) : '',
      unit: size?.unit ?? first?.cells.unit ?? '',
      product_price: '',
      base_price: '',
      available_stock_quantity: '',
    },
    is_on_sale: false,
    picture: first?.picture ?? null,
    saved: null,
    isSuggested: true,
  };
}

const blankOptions = ({ axes }: SizeTable) => axes.map(() => '');

export const addRow = (table: SizeTable): SizeTable => ({
  ...table,
  rows: [...table.rows, { ...newRow(table, blankOptions(table)), isSuggested: false }],
});

/** Adds a product that exists; its value of the first option is the only one it has here. */
export function addProduct(table: SizeTable, saved: StaffFamilyRow): SizeTable {
  if (table.rows.some((row) => row.saved?.product_id === saved.product_id)) return table;
  const [first = '', ...others] = blankOptions(table);
  return {
    ...table,
    rows: [...table.rows, toSizeRow(saved, [saved.options[0] ?? first, ...others])],
  };
}

/** `100 g, 250 g` as the values of an option, each once. */
export const splitValues = (text: string): string[] => {
  const values = text
    .split(/[,;\n\t]/)
    .map((value) => value.trim())
    .filter(Boolean);
  return values.filter(
    (value, index) =>
      values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === index,
  );
};

const optionsKey = (options: readonly string[]) =>
  JSON.stringify(options.map((value) => value.trim().toLowerCase()));

/**
 * Makes the rows that the values of the options ask for: one for each combination that has none.
 * Rows that were made so before and not edited since go with their value.
 */
export function spreadValues(table: SizeTable, values: readonly (readonly string[])[]): SizeTable {
  const wanted = values
    .slice(0, table.axes.length)
    .reduce<string[][]>(
      (combined, list) =>
        combined.flatMap((options) => list.map((value) => [...options, value])).slice(0, maxRows),
      [[]],
    )
    .filter((options) => options.length > 0 && options.every(Boolean));
  const wantedKeys = new Set(wanted.map(optionsKey));
  const kept = table.rows.filter(
    (row) => !row.isSuggested || wantedKeys.has(optionsKey(row.options)),
  );
  const known = new Set(kept.map(({ options }) => optionsKey(options)));
  const room = Math.max(0, maxRows - kept.length);
  const fresh = wanted.filter((options) => !known.has(optionsKey(options))).slice(0, room);
  return { ...table, rows: [...kept, ...fresh.map((options) => newRow(table, options))] };
}

/** The different values of an option, in the order of the rows. */
export const listValues = ({ rows }: SizeTable, axis: number): string[] =>
  splitValues(rows.map(({ options }) => options[axis] ?? '').join('\n'));

/** Adds a second option, or takes it away; each row keeps the values of the others. */
export function setAxes(table: SizeTable, axes: string[]): SizeTable {
  const cut = axes.slice(0, maxAxes);
  return {
    ...table,
    axes: cut,
    rows: table.rows.map((row) => ({
      ...row,
      options: cut.map((_, index) => row.options[index] ?? ''),
    })),
  };
}

export const changeRow = (
  table: SizeTable,
  index: number,
  change: Partial<Omit<SizeRow, 'key' | 'saved' | 'isSuggested'>>,
): SizeTable => ({
  ...table,
  rows: table.rows.map((row, at) =>
    at === index ? { ...row, ...change, isSuggested: false } : row,
  ),
});

export function moveRowUp(table: SizeTable, index: number): SizeTable {
  const rows = [...table.rows];
  rows.splice(index - 1, 0, ...rows.splice(index, 1));
  return { ...table, rows };
}

export const removeRow = (table: SizeTable, index: number): SizeTable => ({
  ...table,
  rows: table.rows.filter((_, at) => at !== index),
});

/** Whether a paste fills several cells. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

/**
 * Fills cells from a spreadsheet, from one cell to the right and down; rows below the last are
 * added. `column` counts the options first, then `sizeFields`.
 */
export function pasteBlock(
  table: SizeTable,
  at: { row: number; column: number },
  text: string,
): SizeTable {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  return lines.slice(0, maxRows - at.row).reduce((before, cells, offset) => {
    const index = at.row + offset;
    const next = index < before.rows.length ? before : addRow(before);
    const row = next.rows[index];
    return row ? changeRow(next, index, fillCells(row, next.axes.length, at.column, cells)) : next;
  }, table);
}

function fillCells(row: SizeRow, axes: number, column: number, cells: readonly string[]) {
  const options = [...row.options];
  const filled = { ...row.cells };
  cells.forEach((cell, offset) => {
    const at = column + offset;
    if (at < axes) {
      options[at] = cell;
      return;
    }
    const target = sizeFields[at - axes];
    if (!target || !isEditable(row, target.field)) return;
    filled[target.field] = target.isNumber ? cell.replace(/[₹,\s]/g, '') : cell;
  });
  return { options, cells: filled };
}

/** The stock of a combo follows its items. */
export const isEditable = ({ saved }: SizeRow, field: SizeField): boolean =>
  !(saved?.is_combo && field === 'available_stock_quantity');

function toValue(field: SizeField, text: string): string | number | null {
  const trimmed = text.trim();
  if (field === 'barcode') return trimmed || null;
  if (field === 'available_stock_quantity') return trimmed === '' ? null : parseAmount(trimmed);
  return sizeFields.some((one) => one.field === field && one.isNumber)
    ? parseAmount(trimmed)
    : trimmed;
}

function toRowInput(row: SizeRow): object {
  const { saved, cells, picture, is_on_sale } = row;
  const before = saved && toSizeRow(saved).cells;
  const changed = sizeFields
    .map(({ field }) => field)
    .filter((field) =>
      before
        ? cells[field].trim() !== before[field] && isEditable(row, field)
        : cells[field].trim() !== '' || field === 'available_stock_quantity',
    );
  return {
    options: row.options.map((value) => value.trim()),
    ...(saved && { product_id: saved.product_id, version: saved.version }),
    ...Object.fromEntries(changed.map((field) => [field, toValue(field, cells[field])])),
    ...(saved &&
      changed.includes('available_stock_quantity') && {
        stock_before: saved.available_stock_quantity,
      }),
    ...(is_on_sale !== (saved?.is_on_sale ?? false) && { is_on_sale }),
    ...(picture && picture !== saved?.image1 && { picture }),
  };
}

export type SizeFaults = Readonly<Record<string, string>>;

/** Returns the request for a table, or its errors by path, such as `rows[3].sku`. */
export function toFamilyInput(
  table: SizeTable,
  version: number | null,
): { input: FamilyInput; faults: undefined } | { input: undefined; faults: SizeFaults } {
  const draft = {
    name: table.name,
    axes: table.axes.map((axis) => axis.trim()),
    ...(version !== null && { version }),
    rows: table.rows.map(toRowInput),
  };
  try {
    return { input: familyInput.validateSync(draft, { abortEarly: false }), faults: undefined };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = new Map<string, string>();
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      if (!faults.has(path ?? '')) faults.set(path ?? '', message);
    }
    return { input: undefined, faults: Object.fromEntries(faults) };
  }
}

/** The error of a cell; with no field, what concerns the row and has no cell of its own. */
export function findFault(
  faults: SizeFaults,
  index: number,
  field?: SizeField | 'picture' | number,
): string | undefined {
  const row = `rows[${index}]`;
  if (typeof field === 'number') {
    return (
      faults[`${row}.options[${field}]`] ?? (field === 0 ? faults[`${row}.options`] : undefined)
    );
  }
  if (field !== undefined) return faults[`${row}.${field}`];
  if (faults[row]) return faults[row];
  const shown = new Set([
    ...sizeFields.map((one) => `${row}.${one.field}`),
    `${row}.picture`,
    `${row}.options`,
  ]);
  return Object.entries(faults).find(
    ([path]) =>
      path.startsWith(`${row}.`) && !shown.has(path) && !path.startsWith(`${row}.options[`),
  )?.[1];
}

/** Errors that concern no row. */
export const findTableFault = (faults: SizeFaults): string | undefined =>
  Object.entries(faults).find(
    ([path]) => !path.startsWith('rows[') && path !== 'name' && !path.startsWith('axes'),
  )?.[1];
