import { readOptional } from '../../api/server';
import { suggest, type Suggestions } from '../../contract/search';

/** Returns content pages that match a search, such as the return policy; often none. */
export async function readPages(text: string): Promise<Suggestions['pages']> {
  const answer = await readOptional(
    suggest,
    { query: { text }, tags: [], isCacheable: false },
    null,
  );
  return answer?.data.pages ?? [];
}
