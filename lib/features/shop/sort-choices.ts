import { extraSorts, sortOptions, type SortOption } from '../../contract/paths';

export interface SortChoice {
  value: SortOption;
  label: string;
}

const labels: Record<SortOption, string> = {
  base_price: 'Price, low to high',
  '-base_price': 'Price, high to low',
  popularity: 'Popularity',
  newest: 'Newest first',
  rating: 'Customer rating',
};

/** Returns the sort options: those by price, and the others that the store API supports. */
export const sortChoices = (named: readonly string[] = []): SortChoice[] =>
  sortOptions
    .filter((value) => named.includes(value) || !extraSorts.some((extra) => extra === value))
    .map((value) => ({ value, label: labels[value] }));
