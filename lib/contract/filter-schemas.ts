import { array, object, string, type StringSchema } from 'yup';
import {
  choiceFilterNames,
  idsFilterNames,
  rangeFilterNames,
  shopFilters,
  valuesOf,
  type ChoiceFilterName,
  type ChoiceValue,
  type IdsFilterName,
  type RangeFilterName,
} from './filters.ts';
import { amount, count, idList, rupees, text } from './rules.ts';

/* The fields of the product list for the filters in `shopFilters`. */

type Filters = typeof shopFilters;
type ParamOf<Name extends keyof Filters> = Filters[Name]['param'];
type FacetOf<Name extends keyof Filters> = Filters[Name]['facet'];

/** An empty form field (form without JavaScript) counts as not set. */
const unlessEmpty = <T>(value: T, sent: unknown) => (sent === '' ? undefined : value);

const oneOfValues = (values: string[]) =>
  string()
    .transform(unlessEmpty)
    .oneOf(values, `Choose ${values.join(' or ')}`)
    .optional();
const end = () => rupees().transform(unlessEmpty).optional();

type FilterQuery = {
  [Name in IdsFilterName as ParamOf<Name>]: ReturnType<typeof idList>;
} & {
  [Name in ChoiceFilterName as ParamOf<Name>]: StringSchema<ChoiceValue<Name> | undefined>;
} & {
  [Name in RangeFilterName as `${ParamOf<Name>}_${'min' | 'max'}`]: ReturnType<typeof end>;
};

/** The parameters that filter. */
export const filterQuery = Object.fromEntries([
  ...idsFilterNames.map((name) => [shopFilters[name].param, idList().optional()]),
  ...choiceFilterNames.map((name) => [shopFilters[name].param, oneOfValues(valuesOf(name))]),
  ...rangeFilterNames.flatMap((name) =>
    ['min', 'max'].map((side) => [`${shopFilters[name].param}_${side}`, end()]),
  ),
]) as FilterQuery;

export const option = object({ id: count(), name: text() });
export const facet = option.shape({ count: count() });

const countsByValue = <Value extends string>(values: Value[]) =>
  object(
    Object.fromEntries(values.map((value) => [value, count()])) as Record<
      Value,
      ReturnType<typeof count>
    >,
  ).required();

const rangeFacet = () =>
  object({
    /** Lowest and highest price in rupees. */
    min: amount(),
    max: amount(),
    /** Price bands as values for `price_min` and `price_max`; `max` null: no upper limit. */
    bands: array(
      object({ min: amount(), max: amount().nullable().defined(), count: count() }).required(),
    ).required(),
  }).required();

export const facetList = () => array(facet.required()).required();

type FilterFacets = {
  [Name in IdsFilterName as FacetOf<Name>]: ReturnType<typeof facetList>;
} & {
  [Name in ChoiceFilterName as FacetOf<Name>]: ReturnType<typeof countsByValue<ChoiceValue<Name>>>;
} & {
  [Name in RangeFilterName as FacetOf<Name>]: ReturnType<typeof rangeFacet>;
};

/** Their counts; each group is counted without its own filter. */
export const filterFacets = Object.fromEntries([
  ...idsFilterNames.map((name) => [shopFilters[name].facet, facetList()]),
  ...choiceFilterNames.map((name) => [shopFilters[name].facet, countsByValue(valuesOf(name))]),
  ...rangeFilterNames.map((name) => [shopFilters[name].facet, rangeFacet()]),
]) as FilterFacets;
