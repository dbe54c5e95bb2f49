import { DecryptionError } from './decryption-error.ts';
import { decrypt, encrypt as encrypted } from './encrypt.ts';

const key = 'k'.repeat(32);
const newKey = 'n'.repeat(32);
const text = 'Sleep has been poor for a month. नींद नहीं आती।';

describe('a seal', () => {
  it('opens with the key that closed it', () => {
    expect(decrypt([key], 'health', 7, encrypted([key], 'health', 7, text))).toBe(text);
  });

  it('shows nothing of the text and never looks the same', () => {
    const seals = [encrypted([key], 'health', 7, text), encrypted([key], 'health', 7, text)];
    expect(seals[0]).not.toEqual(seals[1]);
    for (const encrypt of seals) expect(encrypt.toString('latin1')).not.toContain('Sleep');
  });

  it('opens with an old key, and closes with the new one, after a change of keys', () => {
    const old = encrypted([key], 'health', 7, text);
    expect(decrypt([newKey, key], 'health', 7, old)).toBe(text);
    const fresh = encrypted([newKey, key], 'health', 7, text);
    expect(() => decrypt([key], 'health', 7, fresh)).toThrow(DecryptionError);
  });

  it('does not open for another appointment, another key, or once a byte was changed', () => {
    const encrypt = encrypted([key], 'health', 7, text);
    expect(() => decrypt([key], 'health', 8, encrypt)).toThrow(DecryptionError);
    expect(() => decrypt([newKey], 'health', 7, encrypt)).toThrow(DecryptionError);
    expect(() => decrypt([key], 'webhook', 7, encrypt)).toThrow(DecryptionError);
    for (const index of encrypt.keys()) {
      const bent = Buffer.from(encrypt);
      bent[index] = (bent[index] ?? 0) ^ 1;
      expect(() => decrypt([key], 'health', 7, bent)).toThrow(DecryptionError);
    }
    expect(() => decrypt([key], 'health', 7, Buffer.alloc(4))).toThrow(DecryptionError);
  });
});
