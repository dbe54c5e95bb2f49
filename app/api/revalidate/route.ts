import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import type { InferType } from 'yup';
import { pictureTag, revalidation } from '@/lib/contract/running';
import { largestBody } from '@/lib/contract/upload-calls';
import { allWidths } from '@/lib/format/picture-set';
import { refuse } from '@/lib/platform/api-proxy/answers';
import { readAtMost } from '@/lib/platform/api-proxy/limited-stream';
import { storefrontEnv } from '@/lib/env';
import { makePictures } from '@/lib/platform/pictures/make-pictures';
import { ownOrigin } from '@/lib/platform/pictures/own-origin';

const oldest = 5 * 60 * 1000;

/**
 * Revalidates cache tags on request of the store API, and makes the widths of new pictures. Requires an HMAC signature that is at most 5
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
  const isPicture = (tag: string) => tag.startsWith(pictureTag(''));
  for (const tag of change.tags) if (!isPicture(tag)) revalidateTag(tag, { expire: 0 });
  const pictures = change.tags.filter(isPicture).map((tag) => tag.slice(pictureTag('').length));
  if (pictures.length > 0) {
    after(() => makePictures(pictures.flatMap(allWidths), { origin: ownOrigin() }));
  }
  return Response.json({ status: true });
}

function readChange(body: Uint8Array): InferType<typeof revalidation> | null {
  try {
    return revalidation.validateSync(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}
