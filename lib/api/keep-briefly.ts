import { noteUntil } from './page-reads';

const milliseconds = { incomplete: 5_000, 'stand-in': 60_000 };

/**
 * Limits how long the page that is rendering is kept: to 5 seconds if a part is stale or missing,
 * to a minute if a fallback was used for a call that the store API does not have.
 */
export const keepBriefly = (reason: keyof typeof milliseconds = 'incomplete'): void =>
  noteUntil(Date.now() + milliseconds[reason]);
