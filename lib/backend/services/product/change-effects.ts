import { Column, is } from 'drizzle-orm';
import { filterColumns } from '../../search/engine.ts';
import { editableColumns, type EditableRow } from './editable-row.ts';

export interface ProductEffect {
  before: EditableRow;
  /** Only changed columns. */
  after: Partial<EditableRow>;
  isNew: boolean;
  /** Whether it has joined a family, left it, or become another size of it. */
  isRegrouped?: boolean;
}

const touches = (after: Partial<EditableRow>, ...names: (keyof EditableRow)[]) =>
  names.some((name) => after[name] !== undefined);

/** Returns whether its MRP is lowered. */
export const isLowered = ({ before, after }: Pick<ProductEffect, 'before' | 'after'>): boolean =>
  after.basePrice !== undefined && after.basePrice < before.basePrice;

/** An unknown stock counts as available. */
export const isAvailable = (stock: number | null) => stock === null || stock > 0;

const changesAvailability = ({ before, after }: ProductEffect) =>
  after.stock !== undefined && isAvailable(after.stock) !== isAvailable(before.stock);

const offerNames = (Object.keys(editableColumns) as (keyof EditableRow)[]).filter((name) => {
  const column = editableColumns[name];
  return is(column, Column) && filterColumns.has(column.name);
});

/**
 * Returns whether availability or a column that filters read, such as the price, has changed: lists
 * are filtered, counted and sorted by them.
 */
export const isOffer = (effect: ProductEffect): boolean =>
  touches(effect.after, ...offerNames) || changesAvailability(effect);

/** Returns whether combos that contain the product may change with it. */
export const changesCombos = ({ after, isNew }: ProductEffect): boolean =>
  !isNew && touches(after, 'price', 'basePrice', 'stock', 'isOnSale');

/** Returns whether pages of its family, or of combos that contain it, show the change. */
export const changesRelatedPages = (effect: ProductEffect): boolean =>
  changesCombos(effect) ||
  touches(effect.after, 'name', 'slug', 'sku', 'netQuantity', 'unit', 'publicFrom');

const changesListing = ({ after, isNew, isRegrouped }: ProductEffect): boolean =>
  isNew ||
  isRegrouped === true ||
  touches(after, 'name', 'isOnSale', 'publicFrom', 'searchText') ||
  touches(after, 'brandId', 'formId', 'categoryId', 'tagIds');

/** Returns whether search finds or orders the product otherwise. */
export const changesSearch = (effect: ProductEffect): boolean =>
  changesListing(effect) ||
  touches(effect.after, 'benefits', 'ingredients', 'description', 'netQuantity', 'unit');

type Buyable = Pick<EditableRow, 'isOnSale' | 'stock' | 'publicFrom' | 'membersUntil'>;

const isBuyable = ({ isOnSale, stock, publicFrom, membersUntil }: Buyable, now: Date): boolean =>
  isOnSale &&
  isAvailable(stock) &&
  [publicFrom, membersUntil].every((moment) => moment === null || moment <= now);

/** Returns whether everybody can buy the product again, whichever condition was missing. */
export const comesBack = ({ before, after, isNew }: ProductEffect, now: Date): boolean =>
  !isNew && !isBuyable(before, now) && isBuyable({ ...before, ...after }, now);

/**
 * Returns the cache tags to revalidate: always the product's own page, and the lists if they show
 * the change.
 */
export function changedTags(effect: ProductEffect): string[] {
  const { before, after, isNew } = effect;
  const isShown = isNew && before.isOnSale;
  const isListed = isNew
    ? isShown
    : changesListing(effect) ||
      isOffer(effect) ||
      touches(after, 'basePrice', 'sku', 'localName', 'netQuantity', 'unit', 'isVeg', 'rail');
  // Categories and brands show the number of their products.
  const isCounted = isShown || touches(after, 'isOnSale', 'publicFrom', 'brandId', 'categoryId');
  return [
    `product:${before.id}`,
    ...(isListed ? ['products'] : []),
    ...(isCounted ? ['categories', 'brands'] : []),
  ];
}

/** Returns the paths to send to search engines; none if only the stock quantity has changed. */
export function changedPaths(effect: ProductEffect): string[] {
  const { before, after, isNew } = effect;
  const isNews =
    effect.isRegrouped ||
    (isNew && before.isOnSale) ||
    Object.keys(after).some((name) => name !== 'stock' && name !== 'lowStockAt') ||
    changesAvailability(effect);
  const slugs = new Set([before.slug, after.slug ?? before.slug]);
  return isNews ? [...slugs].map((slug) => `/products/${before.id}/${slug}`) : [];
}
