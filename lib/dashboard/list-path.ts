import { buildPath, type Endpoint } from '../contract/endpoint';

export type ListQuery = Record<string, string>;

export function listPath(
  call: Pick<Endpoint, 'path'>,
  query: ListQuery,
  params?: Record<string, string | number>,
): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString();
  return buildPath(call, params) + (search && `?${search}`);
}

/** Any change of the filters resets the page to 1. */
export function changedQuery(query: ListQuery, change: Record<string, string | null>): ListQuery {
  const next = { ...query };
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') delete next[name];
    else next[name] = value;
  }
  if (!('page' in change)) delete next['page'];
  return next;
}

export function toViewQuery({ page: _page, ...filters }: ListQuery): string {
  const search = new URLSearchParams(filters);
  search.sort();
  return search.toString();
}

/** Cycles the sort order of a column: ascending, descending, default. */
export function nextSort(current: string | undefined, column: string): string | null {
  if (current === column) return `-${column}`;
  return current === `-${column}` ? null : column;
}
