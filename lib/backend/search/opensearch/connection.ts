import type { Client } from '@opensearch-project/opensearch';
import type { SearchEnv } from '../../search-env.ts';
import { searchStates } from '../../../contract/running.ts';

interface Connection {
  client: Client;
  /** Why the last search failed; undefined if it was answered. */
  fault: string | undefined;
  /** Until then no search is tried, in milliseconds since 1970. */
  awayUntil: number;
  /** Why the index could not be brought up to date; undefined if it could. */
  indexFault: string | undefined;
}

/** A node that does not answer in time is given up, and the next one is asked. */
const requestTimeoutMs = 2_000;
const connections = new WeakMap<SearchEnv, Promise<Connection>>();

/** Returns the connection of these settings; the client is loaded by the first call. */
export function connect(env: SearchEnv): Promise<Connection> {
  const known = connections.get(env);
  if (known) return known;
  const fresh = open(env);
  connections.set(env, fresh);
  return fresh;
}

async function open({ nodes, auth }: SearchEnv): Promise<Connection> {
  const { Client } = await import('@opensearch-project/opensearch');
  const client = new Client({
    nodes,
    ...(auth && { auth }),
    maxRetries: 1,
    requestTimeout: requestTimeoutMs,
  });
  return { client, fault: undefined, awayUntil: 0, indexFault: undefined };
}

/** Which engine answers searches; `env` undefined: OpenSearch is not set. */
export async function searchHealth(
  env: SearchEnv | undefined,
): Promise<(typeof searchStates)[number]> {
  if (!env) return 'built-in';
  const { fault, indexFault } = await connect(env);
  if (fault) return 'opensearch-away';
  return indexFault ? 'opensearch-behind' : 'opensearch';
}
