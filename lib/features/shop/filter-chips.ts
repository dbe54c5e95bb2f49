import { filterNames, filterOf, type FilterName } from '../../contract/filters';
import type { Choices } from './choices';
import { noValues, type FilterValue } from './filter-values';
import { formatPriceRange, isOpenRange } from './price-range';
import type { ShopQuery } from './shop-query';

/** A chosen option, and the query without it. */
export interface FilterChip {
  key: string;
  name: string;
  without: Partial<ShopQuery>;
}

/** Returns the chosen options in the order of the panel. */
export function filterChips(query: ShopQuery, choices: Choices): FilterChip[] {
  const category = choices.categories.find(({ id }) => id === query.category);
  return [
    ...(category
      ? [{ key: 'category', name: category.name, without: { category: undefined } }]
      : []),
    ...filterNames.flatMap((name) => valueChips(name, query[name], choices)),
  ];
}

function valueChips(filter: FilterName, value: FilterValue, choices: Choices): FilterChip[] {
  const without = { [filter]: noValues[filter] };
  if (Array.isArray(value)) {
    const options = choices[filter];
    const optionName = (id: number) =>
      Array.isArray(options) ? options.find((option) => option.id === id)?.name : undefined;
    return value.map((id) => ({
      key: `${filter}-${id}`,
      name: optionName(id) ?? String(id),
      without: { [filter]: value.filter((one) => one !== id) },
    }));
  }
  if (typeof value === 'object') {
    return isOpenRange(value) ? [] : [{ key: filter, name: formatPriceRange(value), without }];
  }
  const about = filterOf(filter);
  if (!value || about.kind !== 'choice') return [];
  return [{ key: filter, name: about.values[value] ?? value, without }];
}
