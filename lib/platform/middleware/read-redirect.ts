import { readOptional } from '../../api/server';
import { findRedirect } from '../../contract/seo';

/* The store API looks up no longer path. */
const longestPath = 2_000;

/** Where a path of this site has moved to, or null; null also where it cannot be read. */
export async function readRedirect(path: string): Promise<string | null> {
  if (path.length > longestPath) return null;
  const options = { query: { path }, tags: ['redirects'], isKept: false };
  const answer = await readOptional(findRedirect, options, null);
  return answer?.data?.to_path ?? null;
}
