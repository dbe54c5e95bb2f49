import type { Context } from 'hono';
import type { Caller } from '../../contract/endpoint.ts';
import { headerNames } from '../../contract/envelope.ts';
import type { AppEnv } from './app-env.ts';

/** No cache on the way may keep what is meant for one person, refusals and open calls with a name to them included. */
export function keepFromCaches(c: Context<AppEnv>, mayCall: Caller): void {
  const isNamed = [headerNames.customer, headerNames.visitor].some((name) => c.req.header(name));
  if (mayCall !== 'anyone' || isNamed) c.header('Cache-Control', 'private, no-store');
}
