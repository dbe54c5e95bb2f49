import { sql } from 'drizzle-orm';
import { dayInIndia } from '../../../contract/india-clock.ts';
import { vitalsDays, type VitalsRow } from '../../../contract/page-vitals.ts';
import type { ServiceContext } from '../../context.ts';

/** Core Web Vitals are judged by the 75th percentile. */
const judged = 0.75;
const dayMs = 24 * 60 * 60 * 1_000;

interface CountRow extends Record<string, unknown> {
  page: string;
  vital: Vital;
  bucket: number;
  views: number;
}

const rounded = (vital: Vital, value: number | null) =>
  value === null ? null : Number(value.toFixed(vital === 'cls' ? 3 : 0));

/** Returns the speed of the shop's pages for its visitors, most visited first. */
export async function readVitals({ db, now }: ServiceContext): Promise<VitalsRow[]> {
  const first = dayInIndia(new Date(now().getTime() - (vitalsDays - 1) * dayMs));
  const { rows } = await db.execute<CountRow>(sql`
    select page, vital, bucket::int, sum(views)::int as views from page_vitals
    where day >= ${first}::date group by page, vital, bucket`);
  const pages = Map.groupBy(rows, ({ page }) => page);
  return Array.from(pages, ([page, counts]) => {
    const of = (vital: Vital) =>
      new Map(counts.filter((row) => row.vital === vital).map((row) => [row.bucket, row.views]));
    const sum = (vital: Vital) => [...of(vital).values()].reduce((all, views) => all + views, 0);
    const figure = (vital: Vital) => rounded(vital, quantileOf(vital, of(vital), judged));
    return {
      page,
      views: Math.max(sum('lcp'), sum('inp'), sum('cls')),
      lcp: figure('lcp'),
      inp: figure('inp'),
      cls: figure('cls'),
    };
  }).toSorted((one, other) => other.views - one.views);
}

/** Upper bounds of the buckets; values above the last one have their own bucket. */
export const edges = {
  lcp: [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;

type Vital = keyof typeof edges;
export const vitals = Object.keys(edges) as Vital[];

/** Returns the index of the histogram bucket of a value; the last bucket has no upper bound. */
export function bucketIndex(vital: Vital, value: number): number {
  const index = edges[vital].findIndex((edge) => value <= edge);
  return index < 0 ? edges[vital].length : index;
}

/**
 * Estimates a quantile (0 to 1) from the counts of the buckets, linear within a bucket; the last
 * bound for values above it. Null without counts.
 */
export function quantileOf(
  vital: Vital,
  counts: ReadonlyMap<number, number>,
  quantile: number,
): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * quantile;
  let passed = 0;
  for (const [index, end] of edges[vital].entries()) {
    const count = counts.get(index) ?? 0;
    if (count > 0 && passed + count >= wanted) {
      const start = index === 0 ? 0 : (edges[vital][index - 1] ?? 0);
      return start + ((wanted - passed) / count) * (end - start);
    }
    passed += count;
  }
  return edges[vital].at(-1) ?? null;
}
