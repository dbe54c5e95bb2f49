import { array, number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { success } from './envelope.ts';
import { pageSize } from './page-size.ts';
import { count, line, page, yesNo } from './rules.ts';

/** Rows are counted up to here: nobody looks further, and a count of everything takes its time. */
export const mostCounted = 1_000;

/**
 * What every list of the back office takes: `page`, `page_size`, `search`, `sort` (one of `sorts`, the
 * first by default; `-` before it turns it round); an object's fields beside them filter.
 */
export function staffListQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const choices = sorts.flatMap((sort) => [sort, `-${sort}` as const]);
  return object({
    page: page(),
    page_size: pageSize(),
    search: line(100).optional(),
    sort: string<(typeof choices)[number]>()
      .oneOf(choices, 'The list cannot be sorted by this')
      .optional(),
  });
}

/** One page of rows; `total` counts all that fit the filters, up to `mostCounted`, `more` says that there are more. */
export function staffListAnswer<Row extends AnyObject>(row: ObjectSchema<Row>) {
  return success.shape({ data: array(row.required()).required(), total: count(), more: yesNo() });
}

/** The version that somebody began to edit: where the thing has changed since, 409 says so. */
export const version = () =>
  number()
    .typeError('Version must be a number')
    .integer('Version must be a whole number')
    .min(1, 'Version must be 1 or more');
