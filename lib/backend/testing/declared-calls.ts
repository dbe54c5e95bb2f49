import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { TestStore } from './test-store.ts';

const folder = resolve('lib/contract');

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['method', 'path', 'caller', 'answer'].every((name) => name in value)
  );
}

/** Every call that the files of the contract declare. */
export async function declaredCalls(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name) => (await import(`${folder}/${name}`)) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

/** Those of them that the store serves. */
export async function servedCalls(store: TestStore): Promise<Endpoint[]> {
  const { body } = await store.call('GET', '/openapi.json');
  const paths = body['paths'] as Record<string, Record<string, unknown>>;
  const declared = await declaredCalls();
  return declared.filter(({ path, method }) => paths[path]?.[method.toLowerCase()]);
}
