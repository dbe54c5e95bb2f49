import type { EditableRow } from './editable-row.ts';

/** What has become of one product. */
export interface ProductEffect {
  before: EditableRow;
  /** Only what differs. */
  after: Partial<EditableRow>;
  isNew: boolean;
}

const touches = (after: Partial<EditableRow>, ...names: (keyof EditableRow)[]) =>
  names.some((name) => after[name] !== undefined);

/** An unknown stock counts as one. */
export const isAvailable = (stock: number | null) => stock === null || stock > 0;

const changesAvailability = ({ before, after }: ProductEffect) =>
  after.stock !== undefined && isAvailable(after.stock) !== isAvailable(before.stock);

/** Whether lists are filtered, counted or sorted by something that has changed. */
export const isOffer = (effect: ProductEffect): boolean =>
  effect.after.price !== undefined || changesAvailability(effect);

/** Whether other products stand in lists, or one is found by other words. */
export const changesListing = ({ after, isNew }: ProductEffect): boolean =>
  isNew ||
  touches(after, 'name', 'isOnSale', 'publicFrom', 'searchText') ||
  touches(after, 'brandId', 'formId', 'categoryId', 'tagIds');

/** Whether it was out of stock and is no more. */
export const comesBack = (effect: ProductEffect): boolean =>
  !effect.isNew && changesAvailability(effect) && !isAvailable(effect.before.stock);

/** The pages that have to be made anew: always its own, and the lists where they show the change. */
export function changedTags(effect: ProductEffect): string[] {
  const { before, after, isNew } = effect;
  const isShown = isNew && before.isOnSale;
  const isListed = isNew
    ? isShown
    : changesListing(effect) ||
      isOffer(effect) ||
      touches(after, 'basePrice', 'sku', 'localName', 'netQuantity', 'unit', 'isVeg', 'rail');
  // They count what they hold.
  const isCounted = isShown || touches(after, 'isOnSale', 'publicFrom', 'brandId', 'categoryId');
  return [
    `product:${before.id}`,
    ...(isListed ? ['products'] : []),
    ...(isCounted ? ['categories', 'brands'] : []),
  ];
}

/** The pages that search engines should read anew: not for a piece more or less of the stock. */
export function changedPaths(effect: ProductEffect): string[] {
  const { before, after, isNew } = effect;
  const isNews =
    (isNew && before.isOnSale) ||
    Object.keys(after).some((name) => name !== 'stock' && name !== 'lowStockAt') ||
    changesAvailability(effect);
  const slugs = new Set([before.slug, after.slug ?? before.slug]);
  return isNews ? [...slugs].map((slug) => `/products/${before.id}/${slug}`) : [];
}
