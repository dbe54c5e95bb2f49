import type { FilterOption, ProductList, ProductQuery } from '../../../contract/product.ts';
import type { Labels } from '../index/option-labels.ts';

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

/** One way to filter and to count the catalogue. */
export interface Facet {
  /** Its name in the answer. */
  name: keyof Facets;
  /** SQL of one whole number for each product of `products p`; none if it is read in pairs. */
  column?: string;
  /** Table of pairs of `product_id` and this column, where a product has several options. */
  pairs?: { table: string; column: string };
  /** Table of the options; none if they are always the same. */
  table?: string;
  /** Which options each product has; `numbers` are those of `column`, or the pairs. */
  label: (numbers: Int32Array, rows: OptionRow[], ids: Int32Array) => Labels;
  /** Ids of the options that a query asks for; empty: all. */
  chosen: (query: ProductQuery) => number[];
  /** The answer; the counts are in the order of the options. */
  count: (counts: Int32Array, options: FilterOption[], range: PriceRange) => Facets[keyof Facets];
}
