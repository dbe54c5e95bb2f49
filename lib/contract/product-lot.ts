import { object, string, type InferType } from 'yup';
import { download } from './download.ts';
import { count, text, textOrNull } from './rules.ts';

/** Maximum number of lots on the page of a product. */
export const maxLotsShown = 3;

/** The report of a laboratory on a lot, a PDF. */
export const lotReport = object({
  /** Path in the store API. */
  path: text(),
  bytes: count(),
});

/** Who has grown a lot; its page is `/growers/{slug}`. */
const lotGrower = object({ slug: text(), name: text(), farm: text(), place: text() });

/** Where a lot comes from. */
export const lotOrigin = {
  /** Null: not known. */
  harvested_on: string().nullable().optional().strict(),
  /** Where it was packed; may be empty. */
  packed_at: string().optional().strict(),
  /** Null: not known, or without a page. */
  grower: lotGrower.nullable().optional().default(undefined),
};

/** A lot that a laboratory has tested. Days are `YYYY-MM-DD`. */
export const testedLot = object({
  ...lotOrigin,
  number: text(),
  packed_on: text(),
  best_before: textOrNull(),
  laboratory: text(),
  tested_on: text(),
  /** Null: the report is not published. */
  report: lotReport.nullable().defined(),
});
export type TestedLot = InferType<typeof testedLot>;

export const getLotReport = download({
  path: '/files/reports/{name}',
  caller: 'anyone',
  summary:
    'Download the lab report of a lot; 404 unless the product is published and the lot is tested and within its best-before date',
  mediaType: 'application/pdf',
});
