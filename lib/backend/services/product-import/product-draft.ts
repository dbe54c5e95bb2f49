import type { ProductRow } from '../../db/schema/catalogue.ts';
import {
  emptyFields,
  fieldColumns,
  type FieldColumn,
  type FieldRow,
} from '../product/product-field-values.ts';

/** Columns of a list beside those of `productFields`. */
const ownColumns = [
  'name',
  'localName',
  'brandId',
  'formId',
  'categoryId',
  'basePrice',
  'price',
  'stock',
  'isOnSale',
] as const satisfies (keyof ProductRow)[];
type OwnColumn = (typeof ownColumns)[number];

/** All columns of a product's row that a list sets. */
export const listedColumns: readonly (OwnColumn | FieldColumn)[] = [...ownColumns, ...fieldColumns];

/** The columns of a product that the file contains, in database units. */
export interface ProductDraft extends Pick<ProductRow, OwnColumn>, FieldRow {
  tagIds: number[];
  /** Paths, in display order. */
  images: string[];
  /** Name of the family, with its id where another has the name; empty: it belongs to none. */
  family: string;
  /** Axis and value, such as `Size: 250 g`; empty without one. */
  option1: string;
  option2: string;
  /** SKU and quantity of each item, such as `TU-1×2 | GH-1×1`; empty: not a combo. */
  comboOf: string;
  /** Of a combo, in hundredths of a percent; null: a price of its own, or no combo. */
  percentOff: number | null;
}

/** Parts of a draft that are in tables of their own. */
export const ownTables = [
  'tagIds',
  'images',
  'family',
  'option1',
  'option2',
  'comboOf',
  'percentOff',
] as const satisfies (keyof ProductDraft)[];

export interface KnownProduct extends ProductDraft {
  id: number;
  sku: string;
  slug: string;
  searchText: string;
  version: number;
  /** Highest price of its open schedules, in paise; null if there is none. */
  plannedPrice: number | null;
  /** False for a product of another shop in the same database. */
  isOurs: boolean;
}

/** Defaults of a new product; `planLine` requires the fields without a default. */
export const draftDefaults = {
  localName: null,
  stock: null,
  ...emptyFields,
  isOnSale: true,
  tagIds: [],
  images: [],
  family: '',
  option1: '',
  option2: '',
  comboOf: '',
  percentOff: null,
} satisfies Partial<ProductDraft>;
