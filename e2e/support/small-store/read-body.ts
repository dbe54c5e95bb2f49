import type { Context } from 'hono';
import { Refusal, invalid } from './refusal.ts';

const MOST_BYTES = 64 * 1024;
const MOST_ID = 2_147_483_647;

export type Body = Record<string, unknown>;

/** Reads a JSON object: 413 if it is too large, 415 if it is of another type, 400 if malformed. */
export async function readBody(c: Context): Promise<Body> {
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) {
    throw new Refusal(413, 'The request is too large');
  }
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'Please send JSON');
  }
  const text = await c.req.text();
  if (text.length > MOST_BYTES) throw new Refusal(413, 'The request is too large');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // Falls through to the same refusal as JSON that is no object.
  }
  throw new Refusal(400, 'The request is not a JSON object');
}

interface TextRule {
  /** Message if the field is missing or does not fit. */
  message: string;
  pattern?: RegExp;
  maxLength?: number;
  isOptional?: boolean;
}

interface NumberRule {
  message: string;
  min?: number;
  max?: number;
  isOptional?: boolean;
}

/** Reads fields of a body with strict JSON types and collects an error for each wrong one. */
export function createFieldReader(body: Body) {
  const errors: Record<string, string[]> = {};
  const fail = (name: string, message: string) => void (errors[name] ??= [message]);
  const isMissing = (name: string) => body[name] === undefined || body[name] === null;
  return {
    fail,
    text(
      name: string,
      { message, pattern, maxLength = 200, isOptional = false }: TextRule,
    ): string {
      if (isMissing(name) && isOptional) return '';
      const value = body[name];
      const text = typeof value === 'string' ? value.trim() : '';
      const isEmptyAllowed = isOptional && value === '';
      const isGood =
        text !== '' && text.length <= maxLength && (pattern === undefined || pattern.test(text));
      if (!isGood && !isEmptyAllowed) fail(name, message);
      return text;
    },
    whole(name: string, { message, min = 1, max = MOST_ID, isOptional = false }: NumberRule) {
      if (isMissing(name) && isOptional) return undefined;
      const value = body[name];
      const isGood = typeof value === 'number' && Number.isInteger(value);
      if (!isGood || value < min || value > max) {
        fail(name, message);
        return undefined;
      }
      return value;
    },
    amount(name: string): number | undefined {
      if (isMissing(name)) return undefined;
      const value = body[name];
      if (typeof value === 'number' && value >= 0) return Math.round(value * 100);
      fail(name, 'Must be an amount in rupees');
      return undefined;
    },
    flag(name: string): boolean {
      const value = body[name];
      if (!isMissing(name) && typeof value !== 'boolean') fail(name, 'Must be true or false');
      return value === true;
    },
    /** Throws a 400 if a field was wrong. */
    check(): void {
      if (Object.keys(errors).length > 0) throw invalid(errors);
    },
  };
}

/** Reads a positive whole number of a query; 400 otherwise, the default if it is missing. */
export function readInteger(c: Context, name: string, standard?: number): number {
  const text = c.req.query(name);
  if (text === undefined && standard !== undefined) return standard;
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) {
    throw invalid({ [name]: [`${name} must be a whole number of 1 or more`] });
  }
  return Number(text);
}
