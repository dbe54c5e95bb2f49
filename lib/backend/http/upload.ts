import type { Context } from 'hono';
import type { Endpoint, FileLimit } from '../../contract/endpoint.ts';
import { pictureRules } from '../../contract/file.ts';
import { findUploadCall, largestBody, largestUpload } from '../../contract/upload-calls.ts';
import { invalid, StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { mediaTypeOf } from './media-type.ts';
import { readAtMost } from './read-body.ts';

/** A received form: its texts, and the files of each file field. */
export interface Upload {
  texts: Record<string, unknown>;
  files: Record<string, File[]>;
}

const isForm = (c: Context<AppEnv>) => mediaTypeOf(c) === 'multipart/form-data';

/** Returns whether a request is a form with files, which has a different body limit. */
export function isUpload(c: Context<AppEnv>): boolean {
  return isForm(c) && findUploadCall(c.req.method, c.req.path) !== undefined;
}

/**
 * Returns how many bytes an upload may bring into memory: its declared length, or the maximum of
 * the call.
 */
export function uploadBytes(
  c: Context<AppEnv>,
  { files, fileLimit = pictureRules }: Endpoint,
): number {
  const limit = largestUpload(files ?? {}, fileLimit);
  return Math.min(Number(c.req.header('content-length') ?? limit) || 0, limit);
}

/**
 * Reads a form with files. Must be called after authentication; reads at most the bytes that
 * `maxFiles` files may have. Throws 413 beyond, 400 if a field holds too many files.
 */
export async function readUpload(
  c: Context<AppEnv>,
  maxFiles: Readonly<Record<string, number>>,
  { maxBytes, tooLarge }: FileLimit = pictureRules,
): Promise<Upload> {
  const bytes = await readAtMost(c.req.raw, largestUpload(maxFiles, { maxBytes }), tooLarge);
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
    else if (Object.hasOwn(maxFiles, name)) (upload.files[name] ??= []).push(value);
  }
  const textLength = [...texts.values()].reduce((sum, { length }) => sum + length, 0);
  if (textLength > largestBody) throw new StoreError(413, 'The request is too large');
  upload.texts = Object.fromEntries(texts);
  for (const [name, files] of Object.entries(upload.files)) {
    // Browsers send an empty file field as a file without name and content.
    const given = files.filter(({ size }) => size > 0);
    upload.files[name] = given;
    const allowed = maxFiles[name] ?? 0;
    if (given.length > allowed) throw invalid({ [name]: [`Choose at most ${allowed}`] });
  }
  return upload;
}
