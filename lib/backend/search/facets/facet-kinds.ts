import {
  shopFilters,
  valuesOf,
  type ChoiceFilterName,
  type ChoiceValue,
  type IdsFilterName,
} from '../../../contract/filters.ts';
import { toPaise } from '../../../contract/money.ts';
import type { Facet as CountedOption, FilterOption } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { Facet, Labelling, OptionRow } from './facet.ts';

const toIds = (list: string | undefined): number[] =>
  [...new Set((list ?? '').split(',').filter(Boolean).map(Number))].sort((a, b) => a - b);

const idsFilter = (filter: IdsFilterName): Pick<Facet, 'name' | 'chosen' | 'count'> => ({
  name: shopFilters[filter].facet,
  chosen: (query) => toIds(query[shopFilters[filter].param]),
  count: countOptions,
});

/** A product has exactly one row of `table`, its id is in `column`. */
export const idFacet = (
  filter: IdsFilterName,
  source: { column: string; table: string },
): Facet => ({
  ...idsFilter(filter),
  ...source,
  label: labelById,
});

/** A product has any number of rows of `table`. */
export const pairsFacet = (
  filter: IdsFilterName,
  source: { pairs: { table: string; column: string }; table: string },
): Facet => ({
  ...idsFilter(filter),
  ...source,
  label: labelByList,
});

/**
 * A product also has all ancestors of its row. The query may name it, so it is chosen elsewhere.
 */
export const treeFacet = (
  name: 'categories',
  source: { column: string; table: string },
): Facet => ({
  ...source,
  name,
  label: labelByTree,
  chosen: () => [],
  count: countOptions,
});

/** `has` says for each value of the filter which numbers of `column` have it. */
export function choiceFacet<Name extends ChoiceFilterName>(
  filter: Name,
  column: string,
  has: Record<ChoiceValue<Name>, (number: number) => boolean>,
): Facet {
  const values = valuesOf(filter);
  const { facet, param } = shopFilters[filter];
  return {
    name: facet,
    column,
    keyOf: bitsBy(values.map((value) => has[value])),
    label: () => labelByBits(values.length),
    chosen: (query) => values.flatMap((value, id) => (query[param] === value ? [id] : [])),
    count: (counts) =>
      Object.fromEntries(values.map((value, id) => [value, counts[id] ?? 0])) as ReturnType<
        Facet['count']
      >,
  };
}

/** Counted in bands; a query has two exact ends, so it is filtered by the price itself. */
export const priceFacet = (column: string): Facet => ({
  name: shopFilters.price.facet,
  column,
  keyOf: bitsBy(
    storeRules.priceBands.map(({ min, max }) => {
      const minPaise = toPaise(min);
      const maxPaise = max === null ? Infinity : toPaise(max);
      return (price) => price >= minPaise && price <= maxPaise;
    }),
  ),
  label: () => labelByBits(storeRules.priceBands.length),
  chosen: () => [],
  count: (counts, _options, range) => ({
    ...range,
    bands: storeRules.priceBands.map((band, id) => ({ ...band, count: counts[id] ?? 0 })),
  }),
});

/** One bit for each test that a number passes. */
const bitsBy =
  (tests: ((number: number) => boolean)[]) =>
  (number: number): number =>
    tests.reduce((mask, test, bit) => (test(number) ? mask | (1 << bit) : mask), 0);

/** Highest count first, then by name; options without products are left out. */
function countOptions(counts: Int32Array, options: FilterOption[]): CountedOption[] {
  return options
    .map(({ id, name }, index) => ({ id, name, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Each product has exactly one option, given by its id. */
function labelById(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  return { options, optionsOf: (id) => present(indexes.get(Number(id))) };
}

/** The same for a tree: a product also has all ancestors of its option. */
function labelByTree(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  const upwards = (index: number | undefined): number[] =>
    index === undefined
      ? []
      : [index, ...upwards(indexes.get(options[index]?.parent ?? Number.NaN))];
  return { options, optionsOf: (id) => upwards(indexes.get(Number(id))) };
}

/** Each product has any number of options; the key is their ids. */
function labelByList(options: OptionRow[]): Labelling {
  const indexes = indexById(options);
  return {
    options,
    optionsOf: (ids) =>
      String(ids)
        .split(',')
        .filter(Boolean)
        .flatMap((id) => present(indexes.get(Number(id)))),
  };
}

/** Bit mask: a few fixed options, each with one bit of the key, which is its id. */
function labelByBits(length: number): Labelling {
  const bits = Array.from({ length }, (_, bit) => bit);
  return {
    options: bits.map((id) => ({ id, name: '' })),
    optionsOf: (mask) => bits.filter((bit) => (Number(mask) >> bit) & 1),
    keys: Array.from({ length: 2 ** length }, (_, mask) => mask),
  };
}

const indexById = (options: OptionRow[]) => new Map(options.map(({ id }, index) => [id, index]));

const present = (index: number | undefined) => (index === undefined ? [] : [index]);
