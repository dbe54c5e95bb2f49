/**
 * Returns 128 random bits as hex, for idempotency keys and transaction ids. Not
 * `crypto.randomUUID`: it is missing on pages without HTTPS.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
