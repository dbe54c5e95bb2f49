import { SealError } from './seal-error.ts';
import { openSeal, seal as sealed } from './seal.ts';

const key = 'k'.repeat(32);
const newKey = 'n'.repeat(32);
const text = 'Sleep has been poor for a month. नींद नहीं आती।';

describe('a seal', () => {
  it('opens with the key that closed it', () => {
    expect(openSeal([key], 'health', 7, sealed([key], 'health', 7, text))).toBe(text);
  });

  it('shows nothing of the text and never looks the same', () => {
    const seals = [sealed([key], 'health', 7, text), sealed([key], 'health', 7, text)];
    expect(seals[0]).not.toEqual(seals[1]);
    for (const seal of seals) expect(seal.toString('latin1')).not.toContain('Sleep');
  });

  it('opens with an old key, and closes with the new one, after a change of keys', () => {
    const old = sealed([key], 'health', 7, text);
    expect(openSeal([newKey, key], 'health', 7, old)).toBe(text);
    const fresh = sealed([newKey, key], 'health', 7, text);
    expect(() => openSeal([key], 'health', 7, fresh)).toThrow(SealError);
  });

  it('does not open for another appointment, another key, or once a byte was changed', () => {
    const seal = sealed([key], 'health', 7, text);
    expect(() => openSeal([key], 'health', 8, seal)).toThrow(SealError);
    expect(() => openSeal([newKey], 'health', 7, seal)).toThrow(SealError);
    expect(() => openSeal([key], 'webhook', 7, seal)).toThrow(SealError);
    for (const place of seal.keys()) {
      const bent = Buffer.from(seal);
      bent[place] = (bent[place] ?? 0) ^ 1;
      expect(() => openSeal([key], 'health', 7, bent)).toThrow(SealError);
    }
    expect(() => openSeal([key], 'health', 7, Buffer.alloc(4))).toThrow(SealError);
  });
});
