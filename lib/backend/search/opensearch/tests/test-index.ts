import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../../context.ts';
import { connect } from '../connection.ts';
import { followChanges } from '../index/follow-changes.ts';

/** Settings of a test store with a separate index in the OpenSearch of the tests. */
export const searchSettings = () => ({
  SEARCH_URL: process.env['TEST_SEARCH_URL'] ?? '',
  SEARCH_INDEX: `test-${randomBytes(6).toString('hex')}`,
});

export const requireSearchEnv = ({ env }: Pick<ServiceContext, 'env'>) => {
  if (!env.search) throw new Error('SEARCH_URL is not set');
  return env.search;
};

/** Brings the index of a test store up to date. */
export async function catchUp(context: ServiceContext): Promise<void> {
  const search = requireSearchEnv(context);
  const { client } = await connect(search);
  while (await followChanges(context.db, client, search));
}

/** Why OpenSearch has not answered; undefined if it has. */
export const searchFault = async (context: ServiceContext): Promise<string | undefined> =>
  (await connect(requireSearchEnv(context))).fault;

export async function removeTestIndexes(context: ServiceContext): Promise<void> {
  const search = requireSearchEnv(context);
  const { client } = await connect(search);
  await client.indices.delete({ index: `${search.index}-*` });
  await client.close();
}
