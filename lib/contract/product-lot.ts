import { object, type InferType } from 'yup';
import { download } from './download.ts';
import { count, text, textOrNull } from './rules.ts';

/** Maximum number of lots on the page of a product. */
export const maxLotsShown = 3;

/** The report of a laboratory on a lot, a PDF. */
const lotReport = object({
  /** Path in the store API. */
  path: text(),
  bytes: count(),
});

/** A lot that a laboratory has tested. Days are `YYYY-MM-DD`. */
export const testedLot = object({
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
