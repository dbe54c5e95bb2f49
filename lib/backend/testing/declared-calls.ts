import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Download } from '../../contract/download.ts';
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

async function contractValues(): Promise<unknown[]> {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name) => (await import(`${folder}/${name}`)) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module));
}

export async function declaredCalls(): Promise<Endpoint[]> {
  return (await contractValues()).filter(isEndpoint);
}

/** Returns the declared endpoints that the store serves. */
export async function servedCalls(store: TestStore): Promise<Endpoint[]> {
  const { body } = await store.call('GET', '/openapi.json');
  const paths = body['paths'] as Record<string, Record<string, unknown>>;
  const declared = await declaredCalls();
  return declared.filter(({ path, method }) => paths[path]?.[method.toLowerCase()]);
}

function isDownload(value: unknown): value is Download {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['mediaType', 'path', 'caller'].every((name) => name in value)
  );
}

export async function declaredDownloads(): Promise<Download[]> {
  return (await contractValues()).filter(isDownload);
}
