import type { Client } from '@opensearch-project/opensearch';
import type { Clause } from './query/filters.ts';

/** Where a search is asked. */
export interface Engine {
  client: Client;
  /** Name of the index of products. */
  alias: string;
}

interface SearchAnswer<Aggregations> {
  ids: number[];
  aggregations: Aggregations;
}

/** Sends a search; `Aggregations` is what `body.aggs` asks for. */
export async function search<Aggregations = undefined>(
  { client, alias }: Engine,
  body: Clause,
): Promise<SearchAnswer<Aggregations>> {
  const answer = await client.transport.request({
    method: 'POST',
    path: `/${alias}/_search`,
    body: { _source: false, track_total_hits: false, ...body },
  });
  const found = answer.body as {
    hits: { hits: { _id: string }[] };
    aggregations: Aggregations;
  };
  return {
    ids: found.hits.hits.map(({ _id }) => Number(_id)),
    aggregations: found.aggregations,
  };
}
