import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered; undefined for other work. */
export const currentRequest = new AsyncLocalStorage<string>();
