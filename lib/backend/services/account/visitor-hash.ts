import { createHash } from 'node:crypto';
import type { BackendEnv } from '../../env.ts';
import { isVisitorId } from '../../http/visitor-id.ts';

/** How a visitor id is kept with an account; null where there is none of this store. */
export function visitorHash(
  { visitorSecret }: Pick<BackendEnv, 'visitorSecret'>,
  visitorId: string | undefined,
): string | null {
  if (!visitorId || !isVisitorId(visitorId, visitorSecret)) return null;
  return createHash('sha256').update(visitorId).digest('hex');
}
