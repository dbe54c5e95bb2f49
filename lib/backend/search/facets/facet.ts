import type { FilterOption, ProductList, ProductQuery } from '../../../contract/product.ts';

export type Facets = ProductList['facets'];

/** A row of a table of options; categories have a parent. */
export interface OptionRow extends FilterOption {
  parent: number | null;
}

/** Lowest and highest price of the counted products, in rupees. */
interface PriceRange {
  min: number;
  max: number;
}

/** What decides the options of a product: a number, or the option ids of its pairs as `1,2`. */
export type LabelKey = number | string;

/** The options of a facet, and which of them belong to a key. */
export interface Labelling {
  options: FilterOption[];
  /** Option indexes. */
  optionsOf: (key: LabelKey) => number[];
  /** All keys in order, if they are few: the key is then the number of its set. */
  keys?: number[];
}

/** One way to filter and to count the catalogue. */
export interface Facet {
  name: keyof Facets;
  /** SQL of one whole number for each product of `products p`; none if it is read in pairs. */
  column?: string;
  /** Table of pairs of `product_id` and this column, where a product has several options. */
  pairs?: { table: string; column: string };
  /** Table of the options; none if they are always the same. */
  table?: string;
  /** Maps the number in `column` to options; default: the number itself. */
  keyOf?: (number: number) => number;
  /** Which options belong to a key. */
  label: (rows: OptionRow[]) => Labelling;
  /** Ids of the options that a query asks for; empty: all. */
  chosen: (query: ProductQuery) => number[];
  /** The answer; the counts are in the order of the options. */
  count: (counts: Int32Array, options: FilterOption[], range: PriceRange) => Facets[keyof Facets];
}
