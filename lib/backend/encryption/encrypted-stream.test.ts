import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptedStream, encryptedStream, isEncrypted } from './encrypted-stream.ts';

const key = 'k'.repeat(32);
const text = 'Names and addresses. '.repeat(5_000);

const encrypt = (plain: string) =>
  buffer(Readable.from([Buffer.from(plain)]).pipe(encryptedStream(key, 'orders')));

/** Feeds a stream in chunks of so many bytes. */
async function decrypt(bytes: Buffer, { secret = key, name = 'orders', size = 1_000 } = {}) {
  const count = Math.ceil(bytes.length / size);
  const chunks = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const stream = decryptedStream(secret, name);
  const read = buffer(stream);
  Readable.from(chunks).pipe(stream);
  return (await read).toString();
}

it('gives back what was written, however it is cut', async () => {
  const bytes = await encrypt(text);
  expect(isEncrypted(bytes)).toBe(true);
  expect(bytes.includes('addresses')).toBe(false);
  for (const size of [1_000, 65_536, bytes.length]) {
    expect(await decrypt(bytes, { size })).toBe(text);
  }
  expect(await decrypt(await encrypt(''), { size: 1 })).toBe('');
});

it('fails with another key or name, and where it was cut or a byte has changed', async () => {
  const bytes = await encrypt('some rows');
  await expect(decrypt(bytes, { secret: 'x'.repeat(32) })).rejects.toThrow(/key is another one/);
  await expect(decrypt(bytes, { name: 'customers' })).rejects.toThrow(/cannot be decrypted/);
  for (const length of [0, 5, 36, bytes.length - 1]) {
    await expect(decrypt(bytes.subarray(0, length))).rejects.toThrow(/cannot be decrypted/);
  }
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    await expect(decrypt(changed)).rejects.toThrow(/cannot be decrypted/);
  }
});
