import type { ProductChange } from '../../../contract/staff-product.ts';
import { invalid } from '../../errors.ts';
import { toPaise } from '../../money.ts';
import { cleanDescription } from './description-html.ts';
import { productSlug } from './product-slug.ts';

/** The parts of a product that staff may change from a list; amounts in paise. */
export interface ChangeableRow {
  id: number;
  name: string;
  slug: string;
  price: number;
  basePrice: number;
  stock: number | null;
  description: string;
  searchText: string;
  isOnSale: boolean;
  membersUntil: Date | null;
  replacementId: number | null;
}

/**
 * What becomes of the row: only what differs from it. 400 at the field where the price would be
 * above the MRP.
 */
export function planChange(row: ChangeableRow, change: ProductChange): Partial<ChangeableRow> {
  const wanted: ChangeableRow = {
    ...row,
    ...(change.product_price != null && { price: toPaise(change.product_price) }),
    ...(change.base_price != null && { basePrice: toPaise(change.base_price) }),
    ...(change.available_stock_quantity !== undefined && {
      stock: change.available_stock_quantity,
    }),
    ...(change.description !== undefined && { description: cleanDescription(change.description) }),
    ...(change.is_on_sale !== undefined && { isOnSale: change.is_on_sale }),
    ...(change.members_until !== undefined && {
      membersUntil: change.members_until === null ? null : new Date(change.members_until),
    }),
    ...(change.replacement_id !== undefined && { replacementId: change.replacement_id }),
    ...(change.name !== undefined && nameParts(row, withoutControls(change.name))),
  };
  if (wanted.price > wanted.basePrice) {
    throw change.product_price === undefined
      ? invalid({ base_price: ['MRP must not be below the price'] })
      : invalid({ product_price: ['Price must not be above the MRP'] });
  }
  if (wanted.replacementId === row.id) {
    throw invalid({ replacement_id: ['A product cannot take its own place'] });
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => !isSame(value, row[name as keyof ChangeableRow]),
    ),
  );
}

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

function nameParts(row: ChangeableRow, name: string) {
  if (name === row.name) return {};
  const known = row.name.toLowerCase();
  const rest = row.searchText.startsWith(known)
    ? row.searchText.slice(known.length)
    : ` ${row.searchText}`;
  return { name, slug: productSlug(name), searchText: `${name.toLowerCase()}${rest}`.trim() };
}

const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const isAvailable = (stock: number | null) => stock === null || stock > 0;

const changesAvailability = (row: ChangeableRow, after: Partial<ChangeableRow>) =>
  after.stock !== undefined && isAvailable(after.stock) !== isAvailable(row.stock);

/** Whether lists are filtered, counted or sorted by something that has changed. */
export function isOffer(row: ChangeableRow, after: Partial<ChangeableRow>): boolean {
  return after.price !== undefined || changesAvailability(row, after);
}

/** Whether other products stand in lists, or one is found by other words. */
export const changesShelf = (after: Partial<ChangeableRow>): boolean =>
  after.name !== undefined || after.isOnSale !== undefined;

/** Whether it was out of stock and is no more. */
export const comesBack = (row: ChangeableRow, after: Partial<ChangeableRow>): boolean =>
  changesAvailability(row, after) && !isAvailable(row.stock);

/** The pages that have to be made anew: always its own, and the lists where they show the change. */
export function changedTags(row: ChangeableRow, after: Partial<ChangeableRow>): string[] {
  const isListed = changesShelf(after) || after.basePrice !== undefined || isOffer(row, after);
  return [
    `product:${row.id}`,
    ...(isListed ? ['products'] : []),
    // They count what they hold.
    ...(after.isOnSale !== undefined ? ['categories', 'brands'] : []),
  ];
}

/** The pages that search engines should read anew: not for a piece more or less of the stock. */
export function changedPaths(row: ChangeableRow, after: Partial<ChangeableRow>): string[] {
  const { stock, ...others } = after;
  const isNews =
    Object.keys(others).length > 0 || (stock !== undefined && changesAvailability(row, after));
  const slugs = [row.slug, ...(after.slug === undefined ? [] : [after.slug])];
  return isNews ? slugs.map((slug) => `/products/${row.id}/${slug}`) : [];
}
