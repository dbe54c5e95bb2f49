import { cutText } from '../../../contract/cut-text.ts';
import { parsePackSize } from '../../../contract/pack-size.ts';
import type { FamilyRowInput } from '../../../contract/staff-family.ts';
import { longestName } from '../../../contract/staff-product.ts';
import { invalid, StoreError } from '../../errors.ts';
import { furtherWordsOf } from '../../search/engine.ts';
import { refuseAgainstItems, type ComboTerms } from '../combo/combo-terms.ts';
import { blankProduct } from '../product/blank-product.ts';
import type { EditableRow } from '../product/editable-row.ts';
import { completeRow, differences, wantedRow } from '../product/plan-change.ts';
import { searchFacts, type Names } from '../product/read-names.ts';
import { movedStock } from '../product/save-products.ts';
import type { ProductPlan } from '../product/write-many.ts';

/** Returns the changes of an existing product. Throws 400 with the field of the product. */
export function planExisting(
  before: EditableRow,
  row: FamilyRowInput,
  names: Names,
  terms: ComboTerms | undefined,
): ProductPlan {
  const { sku, name, barcode, net_quantity, unit, product_price, base_price, is_on_sale } = row;
  const stock = row.available_stock_quantity;
  if (stock !== undefined && row.stock_before === undefined) {
    throw invalid({ available_stock_quantity: ['Send the stock that was shown'] });
  }
  const wanted = wantedRow(before, {
    sku,
    name,
    barcode,
    net_quantity,
    unit,
    product_price,
    base_price,
    is_on_sale,
    ...(stock !== undefined && {
      available_stock_quantity: movedStock(before, stock, row.stock_before),
    }),
  });
  const after = differences(before, completeRow(before, wanted, names));
  if (terms) refuseAgainstItems(terms, after);
  return { before, after };
}

/**
 * Returns the row of a new size: a copy of `base` with the values of the row; without stock, dates
 * and carousel, unpublished unless the row says otherwise. Throws 400 with the field of the
 * product.
 */
export function planNew(
  base: EditableRow,
  baseOptions: readonly string[],
  row: FamilyRowInput,
  names: Names,
): EditableRow {
  const size = row.options.map(parsePackSize).find((one) => one !== undefined);
  const copied: EditableRow = {
    ...base,
    id: 0,
    version: 1,
    stock: 0,
    barcode: null,
    metaTitle: '',
    metaDescription: '',
    rail: null,
    railPosition: 0,
    isOnSale: false,
    publicFrom: null,
    membersUntil: null,
    replacementId: null,
  };
  const wanted = wantedRow(copied, {
    sku: row.sku,
    name: row.name ?? nameSize(base.name, baseOptions, row.options),
    barcode: row.barcode,
    net_quantity: row.net_quantity ?? size?.quantity,
    unit: row.unit ?? size?.unit,
    product_price: row.product_price,
    base_price: row.base_price,
    available_stock_quantity: row.available_stock_quantity,
    is_on_sale: row.is_on_sale,
  });
  return completeRow(
    blankProduct,
    wanted,
    names,
    furtherWordsOf(base.searchText, searchFacts(base, names)),
  );
}

/** `Turmeric 100 g` becomes `Turmeric 250 g`; what its name does not say comes after a comma. */
function nameSize(
  name: string,
  baseOptions: readonly string[],
  options: readonly string[],
): string {
  const added: string[] = [];
  const replaced = options.reduce((text, value, index) => {
    const other = baseOptions[index];
    const at = other ? text.toLowerCase().lastIndexOf(other.toLowerCase()) : -1;
    if (other && at >= 0) return `${text.slice(0, at)}${value}${text.slice(at + other.length)}`;
    added.push(value);
    return text;
  }, name);
  const ending = added.length > 0 ? `, ${added.join(', ')}` : '';
  return `${cutText(replaced, longestName - ending.length)}${ending}`.slice(0, longestName);
}

/** Runs `work` for a row; a refusal is noted under the path of the row, with its field. */
export function tryRow<T>(
  faults: Record<string, string[]>,
  index: number,
  work: () => T,
): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    noteFault(faults, index, error);
    return undefined;
  }
}

export function noteFault(
  faults: Record<string, string[]>,
  index: number,
  { message, details }: StoreError,
): void {
  const [field] = Object.keys(details.errors ?? {});
  faults[field ? `rows[${index}].${field}` : `rows[${index}]`] = [message];
}
