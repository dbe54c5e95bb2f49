import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { revalidation } from '@/lib/contract/running';
import { storefrontEnv } from '@/lib/env';

const oldest = 5 * 60 * 1000;

/** Takes the store API's signed word that something has changed; the next reader sees it. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const right = createHmac('sha256', storefrontEnv().revalidateSecret).update(body).digest();
  const sent = Buffer.from(request.headers.get('x-signature') ?? '', 'hex');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) {
    return Response.json({ status: false, message: 'Wrong signature' }, { status: 401 });
  }
  const change = revalidation.validateSync(JSON.parse(body));
  if (Math.abs(Date.now() - change.sent_at) > oldest) {
    return Response.json({ status: false, message: 'Too old' }, { status: 401 });
  }
  for (const tag of change.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ status: true });
}
