import { readOptional } from '../../api/server';
import { suggest, type Suggestions } from '../../contract/search';

/** Returns the pages of the shop that a search may mean, such as the return policy; often none. */
export async function readPages(text: string): Promise<Suggestions['pages']> {
  const answer = await readOptional(
    suggest,
    { query: { text }, tags: [], isCacheable: false },
    null,
  );
  return answer?.data.pages ?? [];
}
