import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The media type that a request names, without its parameters; empty where it names none. */
export function mediaTypeOf(c: Context<AppEnv>): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
