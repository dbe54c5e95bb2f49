import type { Client } from '@opensearch-project/opensearch';
import { readChanges } from '../../../catalogue-cache/change-log.ts';
import { readCatalogueVersion } from '../../../catalogue-cache/catalogue-version.ts';
import type { Queryable } from '../../../db/client.ts';
import type { SearchEnv } from '../../../search-env.ts';
import { findIndexes, madeAt, makeIndex, makeLive, removeIndexes } from './indexes.ts';
import { readDocumentsAfter, readDocumentsOf } from './read-documents.ts';
import {
  documentsAtOnce,
  readState,
  sendDocuments,
  writeState,
  type IndexState,
} from './send-documents.ts';
import { aliasOf } from './template.ts';

/** Sales are not logged as changes of the catalogue, so the whole index is rebuilt every day. */
const longestLifeMs = 24 * 3_600_000;
/** Changes go first: between two parts of a long filling they are written to the live index. */
const partMs = 1_000;

/**
 * Brings OpenSearch up to date, one step per call: changes into the live index, then a part of a
 * new index if one is needed. Returns whether there is more to do. All state is in OpenSearch, so
 * any program can resume an interrupted build. Must not run twice at the same time.
 */
export async function followChanges(
  db: Queryable,
  client: Client,
  { index: name }: SearchEnv,
): Promise<boolean> {
  const alias = aliasOf(name);
  const { live, next, old } = await findIndexes(client, name, alias);
  await removeIndexes(client, old);
  const isCurrent = live !== undefined && (await updateLive(db, client, live));
  if (next) return fill(db, client, { alias, live, next });
  if (isCurrent && Date.now() - madeAt(live) < longestLifeMs) return false;
  const state = { version: await readCatalogueVersion(db), filledTo: 0 };
  await writeState(client, await makeIndex(client, alias), state);
  return true;
}

/** Returns false if the index must be rebuilt; until then it still gets each later change. */
async function updateLive(db: Queryable, client: Client, live: string): Promise<boolean> {
  const state = await readState(client, live);
  if (!state) return false;
  const version = await writeChanges(db, client, live, state);
  if (!version) {
    await writeState(client, live, { version: await readCatalogueVersion(db), isOutdated: true });
    return false;
  }
  if (version !== state.version) await writeState(client, live, { ...state, version });
  return !state.isOutdated;
}

/**
 * Writes the products that have changed since the state of an index; returns its new version, or
 * undefined if everything may have changed.
 */
async function writeChanges(
  db: Queryable,
  client: Client,
  index: string,
  { version }: IndexState,
): Promise<string | undefined> {
  const changes = await readChanges(db, version);
  if (!changes) return undefined;
  const { productIds } = changes;
  for (let start = 0; start < productIds.length; start += documentsAtOnce) {
    const ids = productIds.slice(start, start + documentsAtOnce);
    const documents = await readDocumentsOf(db, ids);
    const there = new Set(documents.map(({ id }) => id));
    const removed = ids.filter((id) => !there.has(id));
    await sendDocuments(client, index, { documents, removed }, true);
  }
  return changes.version;
}

/** Fills the next index for a while; makes it live when it is complete and up to date. */
async function fill(
  db: Queryable,
  client: Client,
  { alias, live, next }: { alias: string; live: string | undefined; next: string },
): Promise<boolean> {
  const state = await readState(client, next);
  if (!state) return startAgain(client, next);
  const end = Date.now() + partMs;
  let filledTo = state.filledTo ?? 0;
  let isComplete = false;
  while (!isComplete && Date.now() < end) {
    const documents = await readDocumentsAfter(db, filledTo, documentsAtOnce);
    await sendDocuments(client, next, { documents, removed: [] }, false);
    filledTo = documents.at(-1)?.id ?? filledTo;
    isComplete = documents.length < documentsAtOnce;
  }
  if (!isComplete) {
    await writeState(client, next, { version: state.version, filledTo });
    return true;
  }
  const version = await writeChanges(db, client, next, state);
  if (!version) return startAgain(client, next);
  await writeState(client, next, { version });
  await makeLive(client, alias, next, live);
  return true;
}

async function startAgain(client: Client, next: string): Promise<true> {
  await removeIndexes(client, [next]);
  return true;
}
