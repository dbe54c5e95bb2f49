import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id with the OWASP minimum: 19 MiB and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage. Takes about 20 ms on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let standIn: Promise<string> | undefined;

/**
 * Whether `password` matches the hash. Takes the same time without a hash, if there is no account
 * (no timing attack, no account enumeration).
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  standIn ??= hashPassword(randomBytes(32).toString('base64'));
  const nobodys = await standIn;
  const matches = await verify(passwordHash || nobodys, password);
  return matches && Boolean(passwordHash);
}
