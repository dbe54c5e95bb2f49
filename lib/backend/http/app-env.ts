import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Owner } from '../context.ts';
import type { BackendEnv } from '../env.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** Settings with the keys that owners have stored; unset for the probes. */
    env: BackendEnv | undefined;
    /** Client IP address, as far as it can be trusted (see `clientAddress`). */
    clientAddress: string;
    caller: Owner | undefined;
  };
}

export type App = Hono<AppEnv>;
