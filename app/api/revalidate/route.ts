import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import type { InferType } from 'yup';
import { revalidation } from '@/lib/contract/running';
import { largestBody } from '@/lib/contract/upload-calls';
import { refuse } from '@/lib/platform/api-proxy/answers';
import { readAtMost } from '@/lib/platform/api-proxy/read-at-most';
import { storefrontEnv } from '@/lib/platform/env';

const oldest = 5 * 60 * 1000;

/**
 * Revalidates cache tags on request of the store API. Requires an HMAC signature that is at most 5
 * minutes old.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readAtMost(request, largestBody);
  if (body === undefined) return refuse(413, 'The request is too large');
  const right = createHmac('sha256', storefrontEnv().revalidateSecret).update(body).digest();
  const sent = Buffer.from(request.headers.get('x-signature') ?? '', 'hex');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) {
    return refuse(401, 'Wrong signature');
  }
  const change = readChange(body);
  if (!change) return refuse(400, 'This is no change of the store');
  if (Math.abs(Date.now() - change.sent_at) > oldest) return refuse(401, 'Too old');
  for (const tag of change.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ status: true });
}

function readChange(body: Uint8Array): InferType<typeof revalidation> | null {
  try {
    return revalidation.validateSync(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}
