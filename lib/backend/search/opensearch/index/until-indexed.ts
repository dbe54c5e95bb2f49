import { setTimeout as sleep } from 'node:timers/promises';
import { readCatalogueVersion } from '../../../catalogue-cache/catalogue-version.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import type { SearchEnv } from '../../../search-env.ts';
import { connect } from '../connection.ts';
import { findIndexes } from './indexes.ts';
import { readState } from './send-documents.ts';
import { aliasOf } from './template.ts';

const pauseMs = 100;
const limitMs = 3_000;

/**
 * Waits until OpenSearch has all changes up to now, so that a list that is rendered again has them;
 * three seconds at most. Returns immediately if the store has no OpenSearch, or it does not answer.
 */
export async function untilIndexed({ db, env }: ServiceContext): Promise<void> {
  if (env.search) await waitForIndex(db, env.search).catch(() => undefined);
}

async function waitForIndex(db: Queryable, env: SearchEnv): Promise<void> {
  const { client, fault, indexFault } = await connect(env);
  if (fault || indexFault) return;
  const wanted = await readCatalogueVersion(db);
  const { live } = await findIndexes(client, env.index, aliasOf(env.index));
  const end = Date.now() + limitMs;
  while (live && Date.now() < end) {
    const state = await readState(client, live);
    if (state && isReached(state.version, wanted)) return;
    await sleep(pauseMs);
  }
}

function isReached(version: string, wanted: string): boolean {
  const parts = version.split('.').map(Number);
  return wanted.split('.').every((part, at) => (parts[at] ?? 0) >= Number(part));
}
