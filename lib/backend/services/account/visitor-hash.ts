import type { BackendEnv } from '../../env.ts';
import { isVisitorId } from '../../http/visitor-id.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/**
 * Hashes a visitor id for storage with an account; null if it is not a valid visitor id of this
 * store.
 */
export function visitorHash(
  { visitorSecret }: Pick<BackendEnv, 'visitorSecret'>,
  visitorId: string | undefined,
): string | null {
  if (!visitorId || !isVisitorId(visitorId, visitorSecret)) return null;
  return sha256Hex(visitorId);
}
