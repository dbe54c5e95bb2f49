import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id; 19 MiB and two passes are what OWASP asks for at least.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How a password is kept. Takes some 20 ms on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let standIn: Promise<string> | undefined;

/**
 * Whether `password` is the one that was hashed. Takes equally long where there is no account and
 * so no hash: the time must not tell who has an account.
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
