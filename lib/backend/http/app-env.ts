import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Owner } from '../context.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** The address that the request came from, as far as it can be believed. */
    clientAddress: string;
    caller: Owner | undefined;
  };
}

export type App = Hono<AppEnv>;
