import { array, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { success } from './envelope.ts';
import { pageSize } from './page-size.ts';
import { count, line, page, wholeNumber, yesNo } from './rules.ts';

/** Limit of row counts, because an exact count of a large table is slow and not needed. */
export const maxCountedRows = 1_000;

/**
 * Builds the query of a back office list: `page`, `page_size`, `search`, `sort` (one of `sorts`,
 * default: the first; prefix `-` for descending). Further fields are filters.
 */
export function staffListQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const choices = sorts.flatMap((sort) => [sort, `-${sort}` as const]);
  return object({
    page: page(),
    page_size: pageSize(),
    search: line(100).optional(),
    sort: string<(typeof choices)[number]>()
      .oneOf(choices, 'This list can’t be sorted by that column')
      .optional(),
  });
}

/**
 * Builds the answer with one page of rows; `total` counts all matching rows up to `maxCountedRows`,
 * `more` is true if there are more.
 */
export function staffListAnswer<Row extends AnyObject>(row: ObjectSchema<Row>) {
  return success.shape({ data: array(row.required()).required(), total: count(), more: yesNo() });
}

/** Optimistic locking: version of the edited record; 409 if it has changed since. */
export const version = () => wholeNumber(1, 'Version');
