import { downloads, endpoints } from '../../contract/calls.ts';
import { failure } from '../../contract/envelope.ts';
import { buildPath, type Caller, type Endpoint } from '../../contract/endpoint.ts';
import type { CallOptions, TestStore } from './test-store.ts';

export type GuardedCall = Pick<Endpoint, 'method' | 'path' | 'caller' | 'area'>;

/** Returns the address of a call that `call` declares, with 1 for each path parameter. */
export function callAddress({ path }: GuardedCall): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  return buildPath({ path }, Object.fromEntries(names) as Record<string, string>);
}

/** Returns the calls of a store that only these callers may make, including file downloads. */
export async function callsFor(store: TestStore, ...who: Caller[]): Promise<GuardedCall[]> {
  const files = downloads.map((call) => ({ ...call, method: 'GET' as const }));
  const found = [...(await servedCalls(store)), ...files].filter(({ caller }) =>
    who.includes(caller),
  );
  if (found.length === 0) throw new Error(`No call is for ${who.join(' and ')} alone`);
  return found;
}

/** Returns the calls that do not answer with `status` in the API's error envelope. */
export async function dissenters(
  store: TestStore,
  calls: GuardedCall[],
  status: number,
  options: CallOptions,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) {
    const body = call.method === 'POST' || call.method === 'PATCH' ? {} : undefined;
    const answer = await store.call(call.method, callAddress(call), { ...options, body });
    const isRight = answer.status === status && failure.isValidSync(answer.body, { strict: true });
    if (!isRight) found.push(`${call.method} ${call.path}: ${answer.status}`);
  }
  return found;
}

async function servedCalls(store: TestStore): Promise<Endpoint[]> {
  const { body } = await store.call('GET', '/openapi.json');
  const paths = body['paths'] as Record<string, Record<string, unknown>>;
  return endpoints.filter(({ path, method }) => paths[path]?.[method.toLowerCase()]);
}
