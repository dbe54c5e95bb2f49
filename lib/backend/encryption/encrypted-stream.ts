import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from 'node:crypto';
import { Transform } from 'node:stream';

/*
 * Encryption of whole files: AES-256-GCM with a key per file (HKDF from the secret and a random
 * salt). The name is additional authenticated data (AAD), so that files cannot be exchanged.
 * Format: magic bytes, 16 bytes of salt, 12 bytes of nonce, ciphertext, 16 bytes of tag. One file
 * holds at most 64 GB.
 */
const magic = Buffer.from('SOSEENC1');
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headLength = magic.length + saltLength + nonceLength;

const deriveKey = (secret: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'sose encrypted file', 32));

/** Whether a file that begins with these bytes is encrypted. */
export const isEncrypted = (head: Buffer): boolean => head.subarray(0, magic.length).equals(magic);

export function encryptedStream(secret: string, name: string): Transform {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, salt), nonce);
  cipher.setAAD(Buffer.from(name));
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
    flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
  });
  stream.push(Buffer.concat([magic, salt, nonce]));
  return stream;
}

/**
 * Decrypting transform stream. Fails at the end if the secret or the name differs or a byte has
 * changed: do not trust its output before that.
 */
export function decryptedStream(secret: string, name: string): Transform {
  const failure = () =>
    new Error(`${name} cannot be decrypted: the key is another one, or the file is damaged`);
  let decipher: DecipherGCM | undefined;
  // The last bytes may be the tag.
  let buffered = Buffer.alloc(0);

  function begin() {
    if (!isEncrypted(buffered)) throw failure();
    const salt = buffered.subarray(magic.length, magic.length + saltLength);
    const nonce = buffered.subarray(magic.length + saltLength, headLength);
    const begun = createDecipheriv('aes-256-gcm', deriveKey(secret, salt), nonce);
    begun.setAAD(Buffer.from(name));
    buffered = buffered.subarray(headLength);
    return begun;
  }

  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      buffered = Buffer.concat([buffered, chunk]);
      try {
        if (!decipher) {
          if (buffered.length < headLength) return done();
          decipher = begin();
        }
        const certain = Math.max(0, buffered.length - tagLength);
        const output = decipher.update(buffered.subarray(0, certain));
        buffered = buffered.subarray(certain);
        return done(null, output);
      } catch {
        return done(failure());
      }
    },
    flush: (done) => {
      try {
        if (!decipher) throw failure();
        decipher.setAuthTag(buffered);
        return done(null, decipher.final());
      } catch {
        return done(failure());
      }
    },
  });
}
