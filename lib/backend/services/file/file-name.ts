import { randomBytes } from 'node:crypto';

const typeOfEnding: Record<string, string> = { webp: 'image/webp' };

/** Creates an unguessable name of a picture: 128 random bits. */
export function newFileName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/**
 * Creates a file name for a file that only its own endpoint serves: `typeOfFile` does not accept
 * it.
 */
export function newClosedFileName(ending: string): string {
  return `closed-${randomBytes(16).toString('hex')}.${ending}`;
}

/**
 * Returns the media type of a file by its name; undefined if the name was not created by this
 * store. Only accepted names reach the storage (no path traversal).
 */
export function typeOfFile(name: string): string | undefined {
  const [, ending = ''] = /^[0-9a-f]{32}\.([a-z]{3,4})$/.exec(name) ?? [];
  return typeOfEnding[ending];
}

const ownName = /^(?:[0-9a-f]{32}\.[a-z]{3,4}|closed-[0-9a-f]{32}\.[a-z]{3,4})$/;

/** Whether a file name belongs to this store: a bucket may contain other files. */
export const isOwnName = (name: string): boolean => ownName.test(name);
