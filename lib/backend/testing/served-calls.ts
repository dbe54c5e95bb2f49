import { endpoints } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { TestStore } from './test-store.ts';

/** Returns the declared endpoints that the store serves. */
export async function servedCalls(store: TestStore): Promise<Endpoint[]> {
  const { body } = await store.call('GET', '/openapi.json');
  const paths = body['paths'] as Record<string, Record<string, unknown>>;
  return endpoints.filter(({ path, method }) => paths[path]?.[method.toLowerCase()]);
}
