import { ValidationError } from 'yup';
import { parseAmount } from '../../contract/money';
import { productInputs } from '../../contract/staff-product';
import type { GridRow } from '../../contract/staff-product-grid';
import type { StaffProductRow } from '../../contract/staff-product-list';

/** Fields that are typed; whether it is on sale is ticked. */
export type GridField = 'product_price' | 'base_price' | 'available_stock_quantity';

export interface GridCells extends Partial<Record<GridField, string>> {
  is_on_sale?: boolean;
}

export interface GridDraft {
  /** The row as it was shown when its first cell was changed. */
  row: StaffProductRow;
  cells: GridCells;
}

/** Error texts of a row, by field; `row` concerns all of it. */
export type RowFaults = Partial<Record<GridField | 'row', string>>;

export const gridFields: { field: GridField; label: string }[] = [
  { field: 'product_price', label: 'Price' },
  { field: 'base_price', label: 'MRP' },
  { field: 'available_stock_quantity', label: 'Stock' },
];

/** The saved value as cell text; an unknown stock is empty. */
export const cellText = (row: StaffProductRow, field: GridField): string =>
  row[field] === null ? '' : String(row[field]);

/** Whether the value follows the items of a combo and cannot be typed. */
export const isFollowing = (
  { is_combo, has_own_price }: Pick<StaffProductRow, 'is_combo' | 'has_own_price'>,
  field: GridField,
): boolean => is_combo && (field === 'available_stock_quantity' || !has_own_price);

/** Applies changed cells; cells equal to the saved value are removed. */
export function withCells({ row, cells }: GridDraft, change: GridCells): GridDraft | undefined {
  const next: GridCells = { ...cells, ...change };
  for (const { field } of gridFields) {
    const isSame = next[field]?.trim() === cellText(row, field);
    if (isSame || isFollowing(row, field)) delete next[field];
  }
  if (next.is_on_sale === row.is_on_sale) delete next.is_on_sale;
  return Object.keys(next).length === 0 ? undefined : { row, cells: next };
}

function findFault(field: GridField, value: number | null): string | undefined {
  try {
    productInputs[field].validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** Returns the request for a row, or why its cells cannot be saved. */
export function toGridRow({ row, cells }: GridDraft): { row: GridRow; faults: RowFaults } {
  const { product_price, base_price, available_stock_quantity: stock, is_on_sale } = cells;
  const faults: RowFaults = {};
  const sent: GridRow = { id: row.id, version: row.version };
  const put = (field: GridField, value: number | null) => {
    const fault = findFault(field, value);
    if (fault) faults[field] = fault;
    else Object.assign(sent, { [field]: value });
  };
  if (product_price !== undefined) put('product_price', parseAmount(product_price));
  if (base_price !== undefined) put('base_price', parseAmount(base_price));
  if (stock !== undefined) {
    put('available_stock_quantity', stock.trim() === '' ? null : parseAmount(stock));
    sent.stock_before = row.available_stock_quantity;
  }
  if (is_on_sale !== undefined) sent.is_on_sale = is_on_sale;
  const price = sent.product_price ?? row.product_price;
  const mrp = sent.base_price ?? row.base_price;
  if (Object.keys(faults).length === 0 && price > mrp) {
    const field = product_price === undefined ? 'base_price' : 'product_price';
    faults[field] =
      field === 'product_price'
        ? 'Price can’t be higher than the MRP'
        : 'MRP can’t be lower than the price';
  }
  return { row: sent, faults };
}
