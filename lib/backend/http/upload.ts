import type { Context } from 'hono';
import type { FileLimit } from '../../contract/endpoint.ts';
import { pictureRules } from '../../contract/file.ts';
import { findUploadCall, largestUpload } from '../../contract/upload-calls.ts';
import { invalid, StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { mediaTypeOf } from './media-type.ts';

/** A form as it came: its texts, and the files of each field that may carry some. */
export interface Upload {
  texts: Record<string, unknown>;
  files: Record<string, File[]>;
}

const isForm = (c: Context<AppEnv>) => mediaTypeOf(c) === 'multipart/form-data';

/** Whether a request is a form with files, for which another limit holds than for all other bodies. */
export function isUpload(c: Context<AppEnv>): boolean {
  return isForm(c) && findUploadCall(c.req.method, c.req.path) !== undefined;
}

/**
 * Reads a form with files. It is read once it is known who sends it, and never further than the files
 * that `call` takes can be long: 413 beyond, 400 where a field holds more of them.
 */
export async function uploadOf(
  c: Context<AppEnv>,
  most: Readonly<Record<string, number>>,
  { mostBytes, tooLarge }: FileLimit = pictureRules,
): Promise<Upload> {
  const limit = largestUpload(most, { mostBytes });
  const bytes = await readAtMost(c.req.raw, limit, tooLarge);
  const form = await new Response(bytes, {
    headers: { 'content-type': c.req.header('content-type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw new StoreError(400, 'The body is not a valid form');
    });
  const upload: Upload = { texts: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value === 'string') upload.texts[name] = value;
    else if (name in most) (upload.files[name] ??= []).push(value);
  }
  for (const [name, files] of Object.entries(upload.files)) {
    // A file field that was left empty is sent as a file without a name or content.
    const given = files.filter(({ size }) => size > 0);
    upload.files[name] = given;
    const allowed = most[name] ?? 0;
    if (given.length > allowed) throw invalid({ [name]: [`Please choose at most ${allowed}`] });
  }
  return upload;
}

async function readAtMost(
  request: Request,
  limit: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new StoreError(413, message);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  // Counted while it comes: a body in chunks does not say how long it is.
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > limit) throw tooLarge();
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
