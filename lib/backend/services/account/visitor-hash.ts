import { createHash } from 'node:crypto';
import type { BackendEnv } from '../../env.ts';
import { isVisitorId } from '../../http/visitor-id.ts';

/**
 * Hashes a visitor id for storage with an account; null if it is not a valid visitor id of this
 * store.
 */
export function visitorHash(
  { visitorSecret }: Pick<BackendEnv, 'visitorSecret'>,
  visitorId: string | undefined,
): string | null {
  if (!visitorId || !isVisitorId(visitorId, visitorSecret)) return null;
  return createHash('sha256').update(visitorId).digest('hex');
}
