import { searchStates } from '../../../contract/running.ts';
import type { SearchEnv } from '../../search-env.ts';
import { connect } from './connection.ts';

/** Which engine answers searches; `env` undefined: OpenSearch is not set. */
export async function searchHealth(
  env: SearchEnv | undefined,
): Promise<(typeof searchStates)[number]> {
  if (!env) return 'built-in';
  const { fault, indexFault } = await connect(env);
  if (fault) return 'opensearch-away';
  return indexFault ? 'opensearch-behind' : 'opensearch';
}
