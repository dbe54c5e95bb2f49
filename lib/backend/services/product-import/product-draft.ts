import type { ProductRow } from '../../db/schema/catalogue.ts';

/** The parts of a product that a list holds, as the database keeps them. */
export interface ProductDraft extends Pick<
  ProductRow,
  | 'name'
  | 'localName'
  | 'brandId'
  | 'formId'
  | 'categoryId'
  | 'basePrice'
  | 'price'
  | 'stock'
  | 'hsn'
  | 'gstRate'
  | 'netQuantity'
  | 'unit'
  | 'isVeg'
  | 'origin'
  | 'manufacturer'
  | 'fssaiNo'
  | 'shelfLife'
  | 'ingredients'
  | 'benefits'
  | 'description'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'isOnSale'
> {
  tagIds: number[];
  /** Paths, the first one first. */
  images: string[];
}

/** A product that is there already. */
export interface KnownProduct extends ProductDraft {
  id: number;
  sku: string;
  slug: string;
  searchText: string;
  version: number;
  /** The highest price that a schedule has in store for it; null where none has. */
  plannedPrice: number | null;
  /** Whether this shop has it, or another one in the same database. */
  isOurs: boolean;
}

/** What a new product is where its line says nothing. */
export const unsaid = {
  localName: null,
  stock: null,
  isVeg: null,
  fssaiNo: null,
  shelfLife: '',
  ingredients: '',
  benefits: [],
  description: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  isOnSale: true,
  tagIds: [],
  images: [],
} satisfies Partial<ProductDraft>;
