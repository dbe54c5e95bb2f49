import { isStorable } from './storable.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { inside: nested(depth - 1) });

describe('what a caller sent', () => {
  it.each(['', 'नमस्ते 🌿', 0, null, undefined, true, [], {}, { a: [{ b: 'c' }] }, 'tab\tline\n'])(
    'can be kept: %p',
    (value) => {
      expect(isStorable(value)).toBe(true);
    },
  );

  it.each(['\0', 'a\0b', ['\0'], { a: { b: '\0' } }, '\ud83c', { a: ['\udf3f'] }])(
    'cannot be kept: %p',
    (value) => {
      expect(isStorable(value)).toBe(false);
    },
  );

  it('may be nested a little', () => {
    expect(isStorable(nested(8))).toBe(true);
    expect(isStorable(nested(9))).toBe(false);
  });

  it('may be nested ever so deep without harm', () => {
    expect(isStorable(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toBe(false);
  });
});
