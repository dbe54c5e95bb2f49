import { newProduct, type NewProduct, type StaffProduct } from '../../contract/staff-product';
import { fromLocalMoment, toLocalMoment } from './local-moment';

export interface PickedProduct {
  id: number;
  name: string;
  sku: string;
  image1: string | null;
}

/** A product as its form holds it: texts as typed, null where nothing is chosen. */
export interface ProductDraft {
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
  hsn: string;
  gst_rate: string;
  net_quantity: string;
  unit: string;
  is_veg: 'veg' | 'not' | null;
  country_of_origin: string;
  manufacturer: string;
  fssai_no: string;
  shelf_life: string;
  ingredients: string;
  /** A line each. */
  benefits: string;
  description: string;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  search_words: string;
  rail: string | null;
  related_ids: PickedProduct[];
  public_from: string;
  members_until: string;
}

/** What is sent of a form; the stock of a product that there is has a book of its own. */
export type SaidOfProduct = NewProduct;

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
  hsn: '',
  gst_rate: '5',
  net_quantity: '',
  unit: 'g',
  is_veg: null,
  country_of_origin: 'India',
  manufacturer: '',
  fssai_no: '',
  shelf_life: '',
  ingredients: '',
  benefits: '',
  description: '',
  metatitle: '',
  metadescription: '',
  metakeywords: '',
  search_words: '',
  rail: null,
  related_ids: [],
  public_from: '',
  members_until: '',
};

export const draftNames = Object.keys(emptyDraft) as (keyof ProductDraft)[];

const isVegOf = { veg: true, not: false } as const;

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
    hsn: product.hsn,
    gst_rate: String(product.gst_rate),
    net_quantity: String(product.net_quantity),
    unit: product.unit,
    is_veg: product.is_veg === null ? null : product.is_veg ? 'veg' : 'not',
    country_of_origin: product.country_of_origin,
    manufacturer: product.manufacturer,
    fssai_no: product.fssai_no ?? '',
    shelf_life: product.shelf_life,
    ingredients: product.ingredients,
    benefits: product.benefits.join('\n'),
    description: product.description,
    metatitle: product.metatitle,
    metadescription: product.metadescription,
    metakeywords: product.metakeywords,
    search_words: product.search_words,
    rail: product.rail,
    related_ids: product.related,
    public_from: toLocalMoment(product.public_from),
    members_until: toLocalMoment(product.members_until),
  };
}

/** What a draft says, as far as it goes: `newProduct` makes numbers of texts and finds the faults. */
export function saidBy(draft: ProductDraft): Record<keyof ProductDraft, unknown> {
  return {
    ...draft,
    product_price: draft.product_price || undefined,
    base_price: draft.base_price || undefined,
    net_quantity: draft.net_quantity || undefined,
    hsn: draft.hsn || undefined,
    low_stock_at: draft.low_stock_at === '' ? null : draft.low_stock_at,
    available_stock_quantity:
      draft.available_stock_quantity === '' ? null : draft.available_stock_quantity,
    brand_id: draft.brand_id ?? undefined,
    form_id: draft.form_id ?? undefined,
    category_id: draft.category_id ?? undefined,
    is_veg: draft.is_veg && isVegOf[draft.is_veg],
    benefits: draft.benefits
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    related_ids: draft.related_ids.map(({ id }) => id),
    public_from: fromLocalMoment(draft.public_from),
    members_until: fromLocalMoment(draft.members_until),
  };
}

/** The fields by which what is said differs from the product as it was read. */
export function changedNames(said: SaidOfProduct, product: StaffProduct): (keyof ProductDraft)[] {
  const before = newProduct.cast(saidBy(toDraft(product)), { assert: false });
  return draftNames.filter(
    (name) => JSON.stringify(said[name] ?? null) !== JSON.stringify(before[name] ?? null),
  );
}
