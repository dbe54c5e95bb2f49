/* The filters of the product list, one row each. The query and the facets of the call, the
   addresses of the shop, its panel and its chips are made from this table. Its order is that of the
   panel. No import of yup: scripts of the shop need it. */

interface IdsFilter {
  /** Any number of records, by id: a product with one of them is shown. */
  kind: 'ids';
  /** The records in the plural, in small letters. */
  noun: string;
}

interface ChoiceFilter {
  /** One of a few values that are always the same, with their labels. */
  kind: 'choice';
  values: Readonly<Record<string, string>>;
}

interface RangeFilter {
  /** Rupees, from `<param>_min` to `<param>_max`, both inclusive, either left out. */
  kind: 'range';
}

export type ShopFilter = {
  /** Parameter of the API and of the shop's addresses. */
  param: string;
  /** Name of its counts in the answer. */
  facet: string;
  title: string;
} & (IdsFilter | ChoiceFilter | RangeFilter);

export const shopFilters = {
  tags: { kind: 'ids', param: 'product_tag', facet: 'tags', title: 'Tag wise', noun: 'tags' },
  forms: {
    kind: 'ids',
    param: 'product_foam',
    facet: 'foams',
    title: 'Product form',
    noun: 'forms',
  },
  brands: { kind: 'ids', param: 'brand', facet: 'brands', title: 'Brand', noun: 'brands' },
  price: { kind: 'range', param: 'price', facet: 'price', title: 'Price' },
  discount: {
    kind: 'choice',
    param: 'discount',
    facet: 'discount',
    title: 'Discount',
    values: {
      '10_and_more': '10% or more',
      '25_and_more': '25% or more',
      '50_and_more': '50% or more',
    },
  },
  rating: {
    kind: 'choice',
    param: 'rating',
    facet: 'rating',
    title: 'Rating',
    values: { '4_and_up': '4 stars and up', '3_and_up': '3 stars and up' },
  },
  origin: {
    kind: 'choice',
    param: 'origin',
    facet: 'origin',
    title: 'Country of origin',
    values: { india: 'Made in India', abroad: 'Imported' },
  },
  availability: {
    kind: 'choice',
    param: 'availability',
    facet: 'availability',
    title: 'Availability',
    // An unknown stock counts as in stock.
    values: { in_stock: 'In stock', out_of_stock: 'Out of stock' },
  },
} as const satisfies Record<string, ShopFilter>;

type Filters = typeof shopFilters;
export type FilterName = keyof Filters;
type NameOf<Kind> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];
export type IdsFilterName = NameOf<'ids'>;
export type ChoiceFilterName = NameOf<'choice'>;
export type RangeFilterName = NameOf<'range'>;
export type ChoiceValue<Name extends ChoiceFilterName> = keyof Filters[Name]['values'] & string;

export const filterNames = Object.keys(shopFilters) as FilterName[];
export const filterOf = (name: FilterName): ShopFilter => shopFilters[name];
export const valuesOf = <Name extends ChoiceFilterName>(name: Name): ChoiceValue<Name>[] =>
  Object.keys(shopFilters[name].values) as ChoiceValue<Name>[];

export const isIdsFilter = (name: FilterName): name is IdsFilterName =>
  filterOf(name).kind === 'ids';
export const isChoiceFilter = (name: FilterName): name is ChoiceFilterName =>
  filterOf(name).kind === 'choice';
const isRangeFilter = (name: FilterName): name is RangeFilterName =>
  filterOf(name).kind === 'range';

export const idsFilterNames = filterNames.filter(isIdsFilter);
export const choiceFilterNames = filterNames.filter(isChoiceFilter);
export const rangeFilterNames = filterNames.filter(isRangeFilter);
