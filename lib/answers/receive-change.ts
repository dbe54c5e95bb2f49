import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InferType } from 'yup';
import { pictureTag, revalidation } from '../contract/running.ts';
import { readAll } from './renderers.ts';

/** Milliseconds. */
const oldest = 5 * 60 * 1_000;

interface ChangeOptions {
  /** Shared with the store API. */
  secret: string;
  onChange: (tags: string[]) => void;
  /** Addresses of new pictures. */
  onPictures: (pictures: string[]) => void;
}

/**
 * Answers a call by which the store API says what has changed. It is signed (HMAC) and at most 5
 * minutes old.
 */
export async function receiveChange(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, onChange, onPictures }: ChangeOptions,
): Promise<void> {
  const body = await readAll(request);
  const right = createHmac('sha256', secret).update(body).digest();
  const sent = Buffer.from(String(request.headers['x-signature'] ?? ''), 'hex');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) {
    return answer(response, 401, 'Wrong signature');
  }
  const change = readChange(body);
  if (!change) return answer(response, 400, 'This is no change of the store');
  if (Math.abs(Date.now() - change.sent_at) > oldest) return answer(response, 401, 'Too old');
  const isPicture = (tag: string) => tag.startsWith(pictureTag(''));
  const tags = change.tags.filter((tag) => !isPicture(tag));
  const pictures = change.tags.filter(isPicture);
  if (tags.length > 0) onChange(tags);
  if (pictures.length > 0) onPictures(pictures.map((tag) => tag.slice(pictureTag('').length)));
  return answer(response, 200);
}

function answer(response: ServerResponse, status: number, message?: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
  response.end(
    JSON.stringify(message === undefined ? { status: true } : { status: false, message }),
  );
}

function readChange(body: Buffer): InferType<typeof revalidation> | null {
  try {
    return revalidation.validateSync(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}
