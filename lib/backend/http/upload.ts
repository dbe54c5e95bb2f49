import type { Context } from 'hono';
import type { Endpoint, FileLimit } from '../../contract/endpoint.ts';
import { pictureRules } from '../../contract/file.ts';
import { findUploadCall, largestBody, largestUpload } from '../../contract/upload-calls.ts';
import { invalid, StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { mediaTypeOf } from './media-type.ts';
import { readAtMost } from './read-body.ts';

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

/** How many bytes an upload may bring into memory: what it says of itself, or as much as `call` takes. */
export function uploadBytes(
  c: Context<AppEnv>,
  { files, fileLimit = pictureRules }: Endpoint,
): number {
  const limit = largestUpload(files ?? {}, fileLimit);
  return Math.min(Number(c.req.header('content-length') ?? limit) || 0, limit);
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
  const bytes = await readAtMost(c.req.raw, largestUpload(most, { mostBytes }), tooLarge);
  const form = await new Response(bytes, {
    headers: { 'content-type': c.req.header('content-type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw new StoreError(400, 'The body is not a valid form');
    });
  const texts = new Map<string, string>();
  const upload: Upload = { texts: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, value);
    else if (Object.hasOwn(most, name)) (upload.files[name] ??= []).push(value);
  }
  const textLength = [...texts.values()].reduce((sum, { length }) => sum + length, 0);
  if (textLength > largestBody) throw new StoreError(413, 'The request is too large');
  upload.texts = Object.fromEntries(texts);
  for (const [name, files] of Object.entries(upload.files)) {
    // A file field that was left empty is sent as a file without a name or content.
    const given = files.filter(({ size }) => size > 0);
    upload.files[name] = given;
    const allowed = most[name] ?? 0;
    if (given.length > allowed) throw invalid({ [name]: [`Please choose at most ${allowed}`] });
  }
  return upload;
}
