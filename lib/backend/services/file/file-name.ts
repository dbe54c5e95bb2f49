import { randomBytes } from 'node:crypto';

const typeOfEnding: Record<string, string> = { webp: 'image/webp' };

/** A name that nobody can guess: 128 random bits, and an ending that says what it is. */
export function newFileName(ending: 'webp'): string {
  return `${randomBytes(16).toString('hex')}.${ending}`;
}

/** The same for a file that its own call alone gives out: as `typeOfFile` sees it, it is none. */
export function newClosedFileName(ending: string): string {
  return `closed-${randomBytes(16).toString('hex')}.${ending}`;
}

/**
 * The media type of a file by its name; undefined where the name is none that this store gives.
 * Nothing else reaches the storage, so that no name leads out of its folder.
 */
export function typeOfFile(name: string): string | undefined {
  const [, ending = ''] = /^[0-9a-f]{32}\.([a-z]{3,4})$/.exec(name) ?? [];
  return typeOfEnding[ending];
}

const ownName = /^(?:[0-9a-f]{32}\.[a-z]{3,4}|closed-[0-9a-f]{32}\.[a-z]{3,4})$/;

/** Whether a file is one of this store: a bucket may hold others. */
export const isOwnName = (name: string): boolean => ownName.test(name);
