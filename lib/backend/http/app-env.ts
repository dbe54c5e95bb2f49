import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Owner } from '../context.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** Client IP address, as far as it can be trusted (see `clientAddress`). */
    clientAddress: string;
    caller: Owner | undefined;
  };
}

export type App = Hono<AppEnv>;
