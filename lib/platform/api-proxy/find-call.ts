import { endpoints } from '../../contract/calls';
import { matchesPath, type Endpoint } from '../../contract/endpoint';

const placeholders = (path: string) => path.split('{').length;

/* `/events/ecommerce/` before `/events/{id}/`. */
const calls = endpoints
  .filter(({ path }) => !path.startsWith('/staff/'))
  .toSorted((one, other) => placeholders(one.path) - placeholders(other.path));

/** Returns the call for people that has a method and a path; undefined for files and the dashboard. */
export function findCall(method: string, path: string): Endpoint | undefined {
  return calls.find((call) => call.method === method && matchesPath(call, path));
}
