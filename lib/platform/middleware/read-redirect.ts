import { readOptional } from '../../api/server';
import { findRedirect } from '../../contract/seo';

/* Maximum path length of the store API. */
const longestPath = 2_000;

/** Returns the redirect target of a path; null if there is none or it cannot be read. */
export async function readRedirect(path: string): Promise<string | null> {
  if (path.length > longestPath) return null;
  const options = { query: { path }, tags: ['redirects'], isCacheable: false };
  const answer = await readOptional(findRedirect, options, null);
  return answer?.data?.to_path ?? null;
}
