import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DecryptionError } from './decryption-error.ts';

/*
 * How what nobody should read lies in the database: AES-256-GCM under a key that is derived from
 * DATA_ENCRYPTION_KEY for its purpose, bound to its row, so that no row can stand in another's place.
 * Form of a seal: version, key id, 12 bytes of nonce, ciphertext, 16 bytes of tag.
 */
const version = 1;
const nonceLength = 12;
const tagLength = 16;
const headLength = 2 + nonceLength;

/** What is sealed: under which key, and to what it is bound. */
const purposes = {
  health: { info: 'sose appointment health', row: 'appointment' },
  webhook: { info: 'sose webhook secret', row: 'webhook' },
} as const;
export type Purpose = keyof typeof purposes;

interface DataKey {
  /** Says which of several keys it was, after a change of keys. */
  id: number;
  bytes: Buffer;
}

const derived = new Map<string, DataKey>();

function keyOf(secret: string, purpose: Purpose): DataKey {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const [id = 0, ...bytes] = new Uint8Array(
    hkdfSync('sha256', secret, '', purposes[purpose].info, 33),
  );
  const key = { id, bytes: Buffer.from(bytes) };
  derived.set(name, key);
  return key;
}

const boundTo = (purpose: Purpose, id: number) => Buffer.from(`${purposes[purpose].row}:${id}`);

/** Seals a text under the first of the keys. The same text never gives the same bytes. */
export function encrypt(dataKeys: string[], purpose: Purpose, id: number, text: string): Buffer {
  const [secret] = dataKeys;
  if (secret === undefined) throw new Error('There is no key to seal by');
  const { id: keyId, bytes } = keyOf(secret, purpose);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(boundTo(purpose, id));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([Buffer.from([version, keyId]), nonce, ...encrypted]);
}

/**
 * Opens what `seal` made with any of the keys. Throws DecryptionError where none of them fits,
 * or where a byte was changed, or where the seal belongs to another row.
 */
export function decrypt(
  dataKeys: string[],
  purpose: Purpose,
  id: number,
  encrypted: Buffer,
): string {
  if (encrypted[0] !== version || encrypted.length < headLength + tagLength)
    throw new DecryptionError();
  const nonce = encrypted.subarray(2, headLength);
  const text = encrypted.subarray(headLength, -tagLength);
  for (const { id: keyId, bytes } of dataKeys.map((secret) => keyOf(secret, purpose))) {
    if (keyId !== encrypted[1]) continue;
    const cipher = createDecipheriv('aes-256-gcm', bytes, nonce)
      .setAAD(boundTo(purpose, id))
      .setAuthTag(encrypted.subarray(-tagLength));
    try {
      return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
    } catch {
      // Another key may have the same id.
    }
  }
  throw new DecryptionError();
}
