import { HealthSealError } from './health-seal-error.ts';
import { openHealth, sealHealth } from './seal-health.ts';

const key = 'k'.repeat(32);
const newKey = 'n'.repeat(32);
const text = 'Sleep has been poor for a month. नींद नहीं आती।';

describe('the seal of what people tell the vaidya', () => {
  it('opens with the key that closed it', () => {
    expect(openHealth([key], 7, sealHealth([key], 7, text))).toBe(text);
  });

  it('shows nothing of the text and never looks the same', () => {
    const seals = [sealHealth([key], 7, text), sealHealth([key], 7, text)];
    expect(seals[0]).not.toEqual(seals[1]);
    for (const seal of seals) expect(seal.toString('latin1')).not.toContain('Sleep');
  });

  it('opens with an old key, and closes with the new one, after a change of keys', () => {
    const old = sealHealth([key], 7, text);
    expect(openHealth([newKey, key], 7, old)).toBe(text);
    const fresh = sealHealth([newKey, key], 7, text);
    expect(() => openHealth([key], 7, fresh)).toThrow(HealthSealError);
  });

  it('does not open for another appointment, another key, or once a byte was changed', () => {
    const seal = sealHealth([key], 7, text);
    expect(() => openHealth([key], 8, seal)).toThrow(HealthSealError);
    expect(() => openHealth([newKey], 7, seal)).toThrow(HealthSealError);
    for (const place of seal.keys()) {
      const bent = Buffer.from(seal);
      bent[place] = (bent[place] ?? 0) ^ 1;
      expect(() => openHealth([key], 7, bent)).toThrow(HealthSealError);
    }
    expect(() => openHealth([key], 7, Buffer.alloc(4))).toThrow(HealthSealError);
  });
});
