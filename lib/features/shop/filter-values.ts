import {
  filterNames,
  filterOf,
  type ChoiceFilterName,
  type ChoiceValue,
  type FilterName,
  type IdsFilterName,
  type ShopFilter,
} from '../../contract/filters.ts';
import { isId } from '../../contract/is-id.ts';
import { isOpenRange, priceRange, rangeOfBands, type PriceRange } from './price-range.ts';

export type SearchParams = Record<string, string | string[] | undefined>;

export type FilterValues = {
  [Name in FilterName]: Name extends IdsFilterName
    ? number[]
    : Name extends ChoiceFilterName
      ? ChoiceValue<Name> | undefined
      : PriceRange;
};
export type FilterValue = FilterValues[FilterName];

const eachFilter = (toValue: (filter: ShopFilter) => unknown): FilterValues =>
  Object.fromEntries(filterNames.map((name) => [name, toValue(filterOf(name))])) as FilterValues;

export const noValues: FilterValues = eachFilter(({ kind }) =>
  kind === 'ids' ? [] : kind === 'range' ? {} : undefined,
);

export const splitParam = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((text) => text.split(',')).filter(Boolean);

/** Parses the filters in the parameters of a URL; null if one is invalid. */
export function parseFilters(params: SearchParams): FilterValues | null {
  const idFilters = filterNames.map(filterOf).filter(({ kind }) => kind === 'ids');
  const areIds = idFilters.every(({ param }) => splitParam(params[param]).every(isId));
  return areIds ? eachFilter((filter) => parse(filter, params)) : null;
}

function parse(filter: ShopFilter, params: SearchParams): unknown {
  const { param } = filter;
  const parts = splitParam(params[param]);
  if (filter.kind === 'ids') return [...new Set(parts.map(Number))].sort((a, b) => a - b);
  if (filter.kind === 'choice') {
    // Both values together (in stock and out of stock) mean no filter.
    const values = Object.keys(filter.values).filter((value) => parts.includes(value));
    return values.length === 1 ? values[0] : undefined;
  }
  const typed = priceRange(params[`${param}_min`], params[`${param}_max`]);
  return isOpenRange(typed) ? rangeOfBands(params[`${param}_band`]) : typed;
}

/** Returns the parameters of all choices, in a fixed order. */
export function filterParams(values: FilterValues): Record<string, string | number | undefined> {
  return Object.assign({}, ...filterNames.map((name) => toParams(filterOf(name), values[name])));
}

function toParams({ param }: ShopFilter, value: FilterValue) {
  if (Array.isArray(value)) return { [param]: value.join(',') || undefined };
  if (typeof value !== 'object') return { [param]: value };
  return { [`${param}_min`]: value.min, [`${param}_max`]: value.max };
}

/** Each id counts separately, a range once. */
export function countValues(values: FilterValues): number {
  return filterNames.reduce((count, name) => {
    const value = values[name];
    if (Array.isArray(value)) return count + value.length;
    if (typeof value === 'object') return count + (isOpenRange(value) ? 0 : 1);
    return count + (value ? 1 : 0);
  }, 0);
}
