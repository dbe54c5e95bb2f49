import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { HealthSealError } from './health-seal-error.ts';

/*
 * How answers about health lie in the database: AES-256-GCM under a key that is derived from
 * DATA_ENCRYPTION_KEY, bound to their appointment, so that no row can stand in another's place.
 * Form of a seal: version, key id, 12 bytes of nonce, ciphertext, 16 bytes of tag.
 */
const version = 1;
const nonceLength = 12;
const tagLength = 16;
const headLength = 2 + nonceLength;

interface DataKey {
  /** Says which of several keys it was, after a change of keys. */
  id: number;
  bytes: Buffer;
}

const derived = new Map<string, DataKey>();

function keyOf(secret: string): DataKey {
  const known = derived.get(secret);
  if (known) return known;
  const [id = 0, ...bytes] = new Uint8Array(
    hkdfSync('sha256', secret, '', 'sose appointment health', 33),
  );
  const key = { id, bytes: Buffer.from(bytes) };
  derived.set(secret, key);
  return key;
}

const boundTo = (appointmentId: number) => Buffer.from(`appointment:${appointmentId}`);

/** Seals a text under the first of the keys. The same text never gives the same bytes. */
export function sealHealth(dataKeys: string[], appointmentId: number, text: string): Buffer {
  const [secret] = dataKeys;
  if (secret === undefined) throw new Error('There is no key to seal by');
  const { id, bytes } = keyOf(secret);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(boundTo(appointmentId));
  const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([Buffer.from([version, id]), nonce, ...sealed]);
}

/**
 * Opens what `sealHealth` made with any of the keys. Throws HealthSealError where none of them fits,
 * or where a byte was changed, or where the seal belongs to another appointment.
 */
export function openHealth(dataKeys: string[], appointmentId: number, sealed: Buffer): string {
  if (sealed[0] !== version || sealed.length < headLength + tagLength) throw new HealthSealError();
  const nonce = sealed.subarray(2, headLength);
  const text = sealed.subarray(headLength, -tagLength);
  for (const { id, bytes } of dataKeys.map(keyOf)) {
    if (id !== sealed[1]) continue;
    const cipher = createDecipheriv('aes-256-gcm', bytes, nonce)
      .setAAD(boundTo(appointmentId))
      .setAuthTag(sealed.subarray(-tagLength));
    try {
      return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
    } catch {
      // Another key may have the same id.
    }
  }
  throw new HealthSealError();
}
