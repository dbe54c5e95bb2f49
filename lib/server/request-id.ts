import { randomUUID } from 'node:crypto';

/* Restricted, because it is logged. */
const acceptable = /^[\w-]{8,64}$/;

/** Returns the id of a request: the one that was sent, if its form is safe, else a new one. */
export const toRequestId = (sent: unknown): string =>
  typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID();
