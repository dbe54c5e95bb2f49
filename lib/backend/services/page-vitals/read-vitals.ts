import { sql } from 'drizzle-orm';
import { dayInIndia } from '../../../contract/india-clock.ts';
import { vitalsDays, type VitalsRow } from '../../../contract/page-vitals.ts';
import type { ServiceContext } from '../../context.ts';
import { quantileOf, type Vital } from './histogram.ts';

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
