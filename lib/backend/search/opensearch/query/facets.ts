import { toRupees } from '../../../../contract/money.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Counts } from '../../facets/count-facets.ts';
import type { OptionRow } from '../../facets/facet.ts';
import { facetOf, groups, type Group } from '../../facets/facets.ts';
import { readOptions } from '../../index/read-options.ts';
import { search, type Engine } from '../search.ts';
import { allOf, type Clause, isPublic } from './filters.ts';

type Options = Partial<Record<Group, OptionRow[]>>;

/** The aggregations of a list: its total, and each facet as if nothing were chosen in it. */
export function aggregationsOf(filters: Map<Group, Clause>, options: Options): Clause {
  const others = (group: Group) =>
    allOf([...filters].filter(([other]) => other !== group).map(([, filter]) => filter));
  return {
    total: { filter: allOf(filters.values()) },
    ...Object.fromEntries(
      groups.map((group) => [
        group,
        {
          filter: others(group),
          aggs: {
            options: {
              terms: { field: `facets.${group}`, size: facetOptions(group, options).length + 1 },
            },
            ...(group === 'price' && { range: { stats: { field: 'price' } } }),
          },
        },
      ]),
    ),
  };
}

export interface FacetAnswer {
  doc_count: number;
  options: { buckets: { key: string; doc_count: number }[] };
  range?: { min: number | null; max: number | null };
}

export type Aggregations = { total: { doc_count: number } } & Record<Group, FacetAnswer>;

/** Reads the answer to `aggregationsOf`. */
export function readCounts(answer: Aggregations, options: Options): Counts {
  const { min, max } = answer.price.range ?? {};
  const range = { min: toRupees(min ?? 0), max: toRupees(max ?? 0) };
  const facets = groups.map((group) => {
    const rows = facetOptions(group, options);
    const counted = new Map(
      answer[group].options.buckets.map(({ key, doc_count }) => [key, doc_count]),
    );
    const counts = Int32Array.from(rows, ({ id }) => counted.get(String(id)) ?? 0);
    return [facetOf(group).name, facetOf(group).count(counts, rows, range)];
  });
  return {
    total: answer.total.doc_count,
    facets: Object.fromEntries(facets) as Counts['facets'],
  };
}

const facetOptions = (group: Group, options: Options) =>
  facetOf(group).label(options[group] ?? []).options;

/** Returns the number of products on sale by id of a facet's option: of each category or brand. */
export async function countListed(
  engine: Engine,
  context: ServiceContext,
  group: 'categories' | 'brands',
): Promise<Map<number, number>> {
  const options = facetOptions(group, await readOptions(context));
  const { aggregations } = await search<{ options: FacetAnswer['options'] }>(engine, {
    query: allOf([isPublic(context.now())]),
    aggs: { options: { terms: { field: `facets.${group}`, size: options.length + 1 } } },
    size: 0,
  });
  const counts = new Map(
    aggregations.options.buckets.map(({ key, doc_count }) => [Number(key), doc_count]),
  );
  return new Map(options.map(({ id }) => [id, counts.get(id) ?? 0]));
}
