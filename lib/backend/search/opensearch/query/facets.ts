import { sql } from 'drizzle-orm';
import { toRupees } from '../../../../contract/money.ts';
import { recall, type CatalogueMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { namedStatement } from '../../../db/named-statement.ts';
import type { Counts } from '../../facets/count-facets.ts';
import type { OptionRow } from '../../facets/facet.ts';
import { facetOf, groups, type Group } from '../../facets/facets.ts';
import { readOptions } from '../../index/read-options.ts';
import { search, type Engine } from '../search.ts';
import { allOf, type Clause, isPublic } from './filters.ts';

type Options = Partial<Record<Group, OptionRow[]>>;

/** Above it a number of families is an estimate that is about one percent off. */
const maxExactFamilies = 40_000;

const readFamilies = namedStatement<{ families: number }>(
  'number_of_families',
  sql`select count(*)::integer as families from families`,
);

/**
 * The aggregations by which families are counted once; undefined where each product counts. Their
 * memory grows with the number of families that is counted exactly.
 */
export async function familyCount(
  { db }: ServiceContext,
  { lists }: CatalogueMemory,
  isCollapsed: boolean,
): Promise<Clause | undefined> {
  if (!isCollapsed) return undefined;
  const families = await recall(
    lists,
    'number of families',
    async () => (await readFamilies(db, {}))[0]?.families ?? 0,
  );
  const precision_threshold = Math.min(maxExactFamilies, families);
  return {
    families: { cardinality: { field: 'family', precision_threshold } },
    single: { missing: { field: 'family' } },
  };
}

export interface Counted {
  doc_count: number;
  families?: { value: number };
  single?: { doc_count: number };
}

/** Number of products, or of families and products without one. */
export const countedCards = ({ doc_count, families, single }: Counted): number =>
  families ? families.value + (single?.doc_count ?? 0) : doc_count;

/** The aggregations of a list: its total, and each facet as if nothing were chosen in it. */
export function aggregationsOf(
  filters: Map<Group, Clause>,
  options: Options,
  aggs: Clause | undefined,
): Clause {
  const others = (group: Group) =>
    allOf([...filters].filter(([other]) => other !== group).map(([, filter]) => filter));
  return {
    total: { filter: allOf(filters.values()), ...(aggs && { aggs }) },
    ...Object.fromEntries(
      groups.map((group) => [
        group,
        {
          filter: others(group),
          aggs: {
            options: {
              terms: { field: `facets.${group}`, size: facetOptions(group, options).length + 1 },
              ...(aggs && { aggs }),
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
  options: { buckets: (Counted & { key: string })[] };
  range?: { min: number | null; max: number | null };
}

export type Aggregations = { total: Counted } & Record<Group, FacetAnswer>;

/** Reads the answer to `aggregationsOf`. */
export function readCounts(answer: Aggregations, options: Options): Counts {
  const { min, max } = answer.price.range ?? {};
  const range = { min: toRupees(min ?? 0), max: toRupees(max ?? 0) };
  const facets = groups.map((group) => {
    const rows = facetOptions(group, options);
    const counted = new Map(
      answer[group].options.buckets.map((bucket) => [bucket.key, countedCards(bucket)]),
    );
    const counts = Int32Array.from(rows, ({ id }) => counted.get(String(id)) ?? 0);
    return [facetOf(group).name, facetOf(group).count(counts, rows, range)];
  });
  return {
    total: countedCards(answer.total),
    facets: Object.fromEntries(facets) as Counts['facets'],
  };
}

const facetOptions = (group: Group, options: Options) =>
  facetOf(group).label(options[group] ?? []).options;

/**
 * Returns the number of products on sale, or families, by id of a facet's option: of each category
 * or brand.
 */
export async function countListed(
  engine: Engine,
  context: ServiceContext,
  memory: CatalogueMemory,
  group: 'categories' | 'brands',
  isCollapsed: boolean,
): Promise<Map<number, number>> {
  const options = facetOptions(group, await readOptions(context));
  const aggs = await familyCount(context, memory, isCollapsed);
  const { aggregations } = await search<{ options: FacetAnswer['options'] }>(engine, {
    query: allOf([isPublic(context.now())]),
    aggs: {
      options: {
        terms: { field: `facets.${group}`, size: options.length + 1 },
        ...(aggs && { aggs }),
      },
    },
    size: 0,
  });
  const counts = new Map(
    aggregations.options.buckets.map((bucket) => [Number(bucket.key), countedCards(bucket)]),
  );
  return new Map(options.map(({ id }) => [id, counts.get(id) ?? 0]));
}
