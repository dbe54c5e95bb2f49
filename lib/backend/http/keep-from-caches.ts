import type { Context } from 'hono';
import type { Caller } from '../../contract/endpoint.ts';
import { headerNames } from '../../contract/envelope.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Sets cache headers: no shared cache may store personal answers, including refusals and open calls
 * with credentials.
 */
export function keepFromCaches(c: Context<AppEnv>, mayCall: Caller): void {
  const isNamed = [headerNames.customer, headerNames.visitor].some((name) => c.req.header(name));
  if (mayCall !== 'anyone' || isNamed) c.header('Cache-Control', 'private, no-store');
}
