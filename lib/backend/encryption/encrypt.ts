import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DecryptionError } from './decryption-error.ts';

/*
 * Field encryption: AES-256-GCM with a key derived (HKDF) from DATA_ENCRYPTION_KEY per purpose. The
 * row id is additional authenticated data (AAD), so that a ciphertext cannot be moved to another
 * row. Format: version, key id, 12 bytes of nonce, ciphertext, 16 bytes of tag.
 */
const version = 1;
const nonceLength = 12;
const tagLength = 16;
const headLength = 2 + nonceLength;

/** Per purpose: HKDF info, and the row type that the ciphertext is bound to. */
const purposes = {
  authenticator: { info: 'sose authenticator app', row: 'second_steps' },
  health: { info: 'sose appointment health', row: 'appointment' },
  provider: { info: 'sose provider keys', row: 'provider_keys' },
  push: { info: 'sose push key', row: 'push_key' },
  webhook: { info: 'sose webhook secret', row: 'webhook' },
} as const;
export type Purpose = keyof typeof purposes;

interface DataKey {
  /** Identifies the key after a key rotation. */
  id: number;
  bytes: Buffer;
}

const derived = new Map<string, DataKey>();

function deriveKey(secret: string, purpose: Purpose): DataKey {
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

/**
 * Encrypts a text with the first key. The nonce is random, so the same text never gives the same
 * bytes.
 */
export function encrypt(dataKeys: string[], purpose: Purpose, id: number, text: string): Buffer {
  const [secret] = dataKeys;
  if (secret === undefined) throw new Error('There is no key to seal by');
  const { id: keyId, bytes } = deriveKey(secret, purpose);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(boundTo(purpose, id));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([Buffer.from([version, keyId]), nonce, ...encrypted]);
}

/**
 * Decrypts the result of `encrypt` with any of the keys. Throws DecryptionError if no key fits, if
 * a byte was changed, or if the ciphertext belongs to another row.
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
  for (const { id: keyId, bytes } of dataKeys.map((secret) => deriveKey(secret, purpose))) {
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
