import { pathOf, type Endpoint } from '../contract/endpoint';

export type ListQuery = Record<string, string>;

/** The path of a list with what it is asked for; what is empty is left out. */
export function listPath(
  call: Pick<Endpoint, 'path'>,
  query: ListQuery,
  params?: Record<string, string | number>,
): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString();
  return pathOf(call, params) + (search && `?${search}`);
}

/** A query after some of it has changed: any other rows begin on the first page again. */
export function changedQuery(query: ListQuery, change: Record<string, string | null>): ListQuery {
  const next = { ...query };
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') delete next[name];
    else next[name] = value;
  }
  if (!('page' in change)) delete next['page'];
  return next;
}

/** A query as a view keeps it: whatever page one is on, and in whatever order it was put together. */
export function viewOf({ page: _page, ...filters }: ListQuery): string {
  const search = new URLSearchParams(filters);
  search.sort();
  return search.toString();
}

/** What a click on a column's head sorts by next: upwards, downwards, as it was. */
export function nextSort(current: string | undefined, column: string): string | null {
  if (current === column) return `-${column}`;
  return current === `-${column}` ? null : column;
}
