import { failure } from '../../contract/envelope.ts';
import { pathOf, type Caller, type Endpoint } from '../../contract/endpoint.ts';
import { declaredDownloads, servedCalls } from './declared-calls.ts';
import type { CallOptions, TestStore } from './test-store.ts';

export type GuardedCall = Pick<Endpoint, 'method' | 'path' | 'caller' | 'area'>;

/** How a call is written that `call` declares; 1 stands for each value of its path. */
export function addressOf({ path }: GuardedCall): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  return pathOf({ path }, Object.fromEntries(names) as Record<string, string>);
}

/** The calls of a store that are for these callers alone, those that answer with a file among them. */
export async function callsFor(store: TestStore, ...who: Caller[]): Promise<GuardedCall[]> {
  const downloads = (await declaredDownloads()).map((call) => ({
    ...call,
    method: 'GET' as const,
  }));
  const found = [...(await servedCalls(store)), ...downloads].filter(({ caller }) =>
    who.includes(caller),
  );
  if (found.length === 0) throw new Error(`No call is for ${who.join(' and ')} alone`);
  return found;
}

/** Those of the calls that are answered otherwise than with `status` in the contract's envelope. */
export async function dissenters(
  store: TestStore,
  calls: GuardedCall[],
  status: number,
  options: CallOptions,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) {
    const body = call.method === 'POST' || call.method === 'PATCH' ? {} : undefined;
    const answer = await store.call(call.method, addressOf(call), { ...options, body });
    const isRight = answer.status === status && failure.isValidSync(answer.body, { strict: true });
    if (!isRight) found.push(`${call.method} ${call.path}: ${answer.status}`);
  }
  return found;
}
