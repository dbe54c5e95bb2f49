import type { FilterName } from '../../../contract/filters.ts';
import { ratingCount, ratingSum } from '../index/popularity.ts';
import { choiceFacet, idFacet, pairsFacet, priceFacet, treeFacet } from './facet-kinds.ts';
import type { Facet } from './facet.ts';

/*
 * The facets of the catalogue, one row each: where its values are in the database. The index, the
 * filter and the counts are made from this table.
 */

const isOne = (number: number) => number === 1;
const isZero = (number: number) => number === 0;
const atLeast = (min: number) => (number: number) => number >= min;

/** The average as it is shown, in tenths of a star. */
const ratingTenths = `case when ${ratingCount} = 0 then 0
  else round(${ratingSum} * 10.0 / ${ratingCount})::integer end`;

/** Percent below the MRP, rounded down: 9.9 % is not 10 %. */
const percentOff = `floor((base_price - price) * 100.0 / base_price)::integer`;

const facets = {
  brands: idFacet('brands', { column: 'brand_id', table: 'brands' }),
  forms: idFacet('forms', { column: 'form_id', table: 'product_forms' }),
  tags: pairsFacet('tags', { pairs: { table: 'product_tags', column: 'tag_id' }, table: 'tags' }),
  categories: treeFacet('categories', { column: 'category_id', table: 'categories' }),
  price: priceFacet('price'),
  discount: choiceFacet('discount', percentOff, {
    '10_and_more': atLeast(10),
    '25_and_more': atLeast(25),
    '50_and_more': atLeast(50),
  }),
  rating: choiceFacet('rating', ratingTenths, { '4_and_up': atLeast(40), '3_and_up': atLeast(30) }),
  origin: choiceFacet('origin', `(origin = 'India')::integer`, { india: isOne, abroad: isZero }),
  availability: choiceFacet('availability', 'is_available::integer', {
    in_stock: isOne,
    out_of_stock: isZero,
  }),
} satisfies Record<FilterName | 'categories', Facet>;

export type Group = keyof typeof facets;
export const groups = Object.keys(facets) as Group[];
export const facetOf = (group: Group): Facet => facets[group];

/**
 * Names of the columns of `products` that filters with fixed values read. Changes of the others,
 * which have a table, change the catalogue.
 */
export const filterColumns: ReadonlySet<string> = new Set(
  groups
    .map(facetOf)
    .filter(({ table }) => table === undefined)
    .flatMap(({ column = '' }) => column.match(/\w+/g) ?? []),
);

/** Number of the group in `exclusionsOf`. */
export const exclusionBy = (group: Group): number => groups.indexOf(group) + 1;
