import type { Context } from 'hono';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { invalid, StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { mediaTypeOf } from './media-type.ts';
import { isStorable } from './storable.ts';
import { typeFaults, type Source } from './strict-types.ts';

/**
 * Validates input with the endpoint's schema; unknown members are dropped. Types are strict,
 * depending on `source`. `context` is for rules that need it, such as the current time.
 */
export async function validate<T extends AnyObject>(
  schema: ObjectSchema<T>,
  input: Record<string, unknown>,
  source: Source,
  context: AnyObject = {},
): Promise<T> {
  refuseUnstorable(input);
  const wrongTypes = typeFaults(schema, input, source);
  if (Object.keys(wrongTypes).length > 0) throw invalid(wrongTypes);
  try {
    return (await schema.validate(input, { abortEarly: false, stripUnknown: true, context })) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = new Map<string, string[]>();
    for (const fault of error.inner.length > 0 ? error.inner : [error]) {
      const path = fault.path || 'body';
      errors.set(path, [...(errors.get(path) ?? []), ...fault.errors]);
    }
    throw invalid(Object.fromEntries(errors));
  }
}

function refuseUnstorable(input: Record<string, unknown>): void {
  const faults = Object.entries(input).filter(([, value]) => !isStorable(value));
  if (faults.length === 0) return;
  throw invalid(
    Object.fromEntries(faults.map(([name]) => [name, ['Enter plain text or numbers']])),
  );
}

/** Returns the query string as an object; the last value of a repeated name counts. */
export function queryOf(c: Context<AppEnv>): Record<string, string> {
  return Object.fromEntries(new URL(c.req.url).searchParams);
}

/** Returns whether a body is JSON or a form of texts. */
export function bodySource(c: Context<AppEnv>): Source {
  return mediaTypeOf(c) === 'multipart/form-data' ? 'text' : 'json';
}

/** Returns the body as an object: JSON, or a multipart form if the endpoint declares it. */
export async function parseBody(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const type = mediaTypeOf(c);
  if (type === 'multipart/form-data') return parseForm(c);
  if (type !== 'application/json') {
    // If every field is optional, the body and its type may be missing.
    if (type === '' && (await c.req.text()) === '') return {};
    throw new StoreError(415, 'Send application/json');
  }
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new StoreError(400, 'The body is not valid JSON');
    throw error;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new StoreError(400, 'The body must be a JSON object');
  }
  return body as Record<string, unknown>;
}

/* Files are left out: calls that take some use `readUpload`. */
async function parseForm(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const parts = await c.req.parseBody().catch(() => {
    throw new StoreError(400, 'The body is not a valid form');
  });
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === 'string'));
}
