import type { Group } from '../../facets/facets.ts';
import type { ChosenCategory, ProductFilter } from '../../query/selection.ts';

/** A clause of the query language of OpenSearch. */
export type Clause = Record<string, unknown>;

const facetField = (group: Group) => `facets.${group}`;

const isChosen = (group: Group, ids: readonly number[]): Clause => ({
  terms: { [facetField(group)]: ids.map(String) },
});

/** The chosen options of each facet, as a filter. */
export function filtersOf(
  { chosen, minPrice, maxPrice }: ProductFilter,
  category: ChosenCategory | undefined,
): Map<Group, Clause> {
  const filters = new Map(chosen.map(({ group, ids }) => [group, isChosen(group, ids)]));
  if (category) filters.set('categories', isChosen('categories', [category.id]));
  if (minPrice !== undefined || maxPrice !== undefined) {
    filters.set('price', { range: { price: { gte: minPrice, lte: maxPrice } } });
  }
  return filters;
}

export const allOf = (clauses: Iterable<Clause>): Clause => ({ bool: { filter: [...clauses] } });

export const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 0
    ? { match_none: {} }
    : { bool: { should: clauses, minimum_should_match: 1 } };

export const noneOf = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

/** The score of what matches is `boost`. */
export const constant = (filter: Clause, boost: number): Clause => ({
  constant_score: { filter, boost },
});

export const hasId = (ids: readonly number[]): Clause => ({ ids: { values: ids.map(String) } });

const minuteMs = 60_000;

/** Products that are public at this minute; rounded, so that OpenSearch keeps which they are. */
export const isPublic = (now: Date): Clause => ({
  bool: {
    should: [
      { bool: { must_not: { exists: { field: 'public_from' } } } },
      { range: { public_from: { lte: Math.floor(now.getTime() / minuteMs) * minuteMs } } },
    ],
    minimum_should_match: 1,
    // Only products have an id: the document with the state of the index has none.
    filter: { exists: { field: 'id' } },
  },
});
