import { endpoints } from '../../contract/calls';
import type { Endpoint } from '../../contract/endpoint';

const placeholders = (path: string) => path.split('{').length;

/* `/events/ecommerce/` before `/events/{id}/`. */
const patterns = endpoints
  .filter(({ path }) => !path.startsWith('/staff/'))
  .toSorted((one, other) => placeholders(one.path) - placeholders(other.path))
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));

/** Returns the call for people that has a method and a path; undefined for files and the dashboard. */
export function findCall(method: string, path: string): Endpoint | undefined {
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}
