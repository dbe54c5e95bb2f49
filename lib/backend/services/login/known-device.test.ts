import { knownDevice, rememberDevice } from './known-device.ts';

const secret = 's'.repeat(32);

describe('a device that has logged in', () => {
  it('is known for that account, and for no other', () => {
    const device = rememberDevice(undefined, 7, secret);
    expect(knownDevice(device, 7, secret)).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(device, 8, secret)).toBeUndefined();
    expect(knownDevice(device, 7, 'o'.repeat(32))).toBeUndefined();
  });

  it('keeps its mark, and is remembered for the last three accounts', () => {
    const one = rememberDevice(undefined, 1, secret);
    expect(rememberDevice(one, 1, secret)).toBe(one);
    const four = [2, 3, 4].reduce((device, id) => rememberDevice(device, id, secret), one);
    expect([1, 2, 3, 4].map((id) => knownDevice(four, id, secret) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each(['', 'x', '~~', `${'a'.repeat(22)}.${'b'.repeat(22)}`, 'x'.repeat(9_000)])(
    'is not %p',
    (header) => {
      expect(knownDevice(header, 7, secret)).toBeUndefined();
      expect(knownDevice(rememberDevice(header, 7, secret), 7, secret)).toBeDefined();
    },
  );
});
