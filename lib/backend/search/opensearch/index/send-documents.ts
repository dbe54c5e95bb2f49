import type { Client } from '@opensearch-project/opensearch';
import type { ProductDocument } from './read-documents.ts';

/** Products of one request, about one megabyte. */
export const documentsAtOnce = 500;
/** Writing may take longer than searching. */
export const writeOptions = { requestTimeout: 30_000 };

/** How far an index has come. */
export interface IndexState {
  /** Version of the catalogue that it contains, at least. */
  version: string;
  /** Highest product id of an index that is being filled; undefined if it is complete. */
  filledTo?: number | undefined;
  /** Changes are missing that the log did not name: another index must be made. */
  isOutdated?: boolean | undefined;
}

const stateId = 'state';

/**
 * Writes documents and removes others by id; `isUrgent`: they are found as soon as this returns.
 */
export async function sendDocuments(
  client: Client,
  index: string,
  changes: { documents: readonly ProductDocument[]; removed: readonly number[] },
  isUrgent: boolean,
): Promise<void> {
  const { documents, removed } = changes;
  if (documents.length + removed.length === 0) return;
  const body = [
    ...documents.flatMap((document) => [{ index: { _id: String(document.id) } }, document]),
    ...removed.map((id) => ({ delete: { _id: String(id) } })),
  ];
  const answer = await client.bulk({ index, body, refresh: isUrgent }, writeOptions);
  const failed = answer.body.items
    .map((item) => Object.values(item)[0])
    .find((result) => result?.error);
  if (failed) throw new Error(`OpenSearch refused product ${failed._id}: ${failed.error?.reason}`);
}

export async function writeState(client: Client, index: string, state: IndexState): Promise<void> {
  await client.index({ index, id: stateId, body: { state } }, writeOptions);
}

export async function readState(client: Client, index: string): Promise<IndexState | undefined> {
  const answer = await client.get({ index, id: stateId }, { ...writeOptions, ignore: [404] });
  return (answer.body._source as { state: IndexState } | undefined)?.state;
}
