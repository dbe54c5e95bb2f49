import { newProduct, type NewProduct, type StaffProduct } from '../../contract/staff-product';
import { emptyFieldDrafts, fieldDraftsOf, toFieldInputs, type FieldDrafts } from './field-drafts';
import { fromLocalMoment, toLocalMoment } from './local-moment';

export interface PickedProduct {
  id: number;
  name: string;
  sku: string;
  image1: string | null;
}

export interface ProductDraft extends FieldDrafts {
  name: string;
  local_name: string;
  sku: string;
  product_price: string;
  base_price: string;
  available_stock_quantity: string;
  low_stock_at: string;
  brand_id: number | null;
  form_id: number | null;
  category_id: number | null;
  tag_ids: number[];
  search_words: string;
  rail: string | null;
  related_ids: PickedProduct[];
  public_from: string;
  members_until: string;
}

/** The stock of an existing product is not sent: only stock movements change it. */
export type ProductInput = NewProduct;

export const emptyDraft: ProductDraft = {
  name: '',
  local_name: '',
  sku: '',
  product_price: '',
  base_price: '',
  available_stock_quantity: '0',
  low_stock_at: '',
  brand_id: null,
  form_id: null,
  category_id: null,
  tag_ids: [],
  ...emptyFieldDrafts,
  search_words: '',
  rail: null,
  related_ids: [],
  public_from: '',
  members_until: '',
};

export const draftNames = Object.keys(emptyDraft) as (keyof ProductDraft)[];

export function toDraft(product: StaffProduct): ProductDraft {
  return {
    name: product.name,
    local_name: product.local_name ?? '',
    sku: product.sku,
    product_price: String(product.product_price),
    base_price: String(product.base_price),
    available_stock_quantity: String(product.available_stock_quantity ?? ''),
    low_stock_at: String(product.low_stock_at ?? ''),
    brand_id: product.brand,
    form_id: product.product_form.id,
    category_id: product.category_id,
    tag_ids: product.tag_list.map(({ id }) => id),
    ...fieldDraftsOf(product),
    search_words: product.search_words,
    rail: product.rail,
    related_ids: product.related,
    public_from: toLocalMoment(product.public_from),
    members_until: toLocalMoment(product.members_until),
  };
}

/** Draft as API input; `newProduct` converts the numbers and finds errors. */
export function toProductInput(draft: ProductDraft): Record<keyof ProductDraft, unknown> {
  return {
    ...draft,
    product_price: draft.product_price || undefined,
    base_price: draft.base_price || undefined,
    ...toFieldInputs(draft),
    low_stock_at: draft.low_stock_at === '' ? null : draft.low_stock_at,
    available_stock_quantity:
      draft.available_stock_quantity === '' ? null : draft.available_stock_quantity,
    brand_id: draft.brand_id ?? undefined,
    form_id: draft.form_id ?? undefined,
    category_id: draft.category_id ?? undefined,
    related_ids: draft.related_ids.map(({ id }) => id),
    public_from: fromLocalMoment(draft.public_from),
    members_until: fromLocalMoment(draft.members_until),
  };
}

/** Returns the fields that differ from the product as read. */
export function changedNames(input: ProductInput, product: StaffProduct): (keyof ProductDraft)[] {
  const before = newProduct.cast(toProductInput(toDraft(product)), { assert: false });
  return draftNames.filter(
    (name) => JSON.stringify(input[name] ?? null) !== JSON.stringify(before[name] ?? null),
  );
}
