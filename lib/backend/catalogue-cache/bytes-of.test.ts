import { bytesOf } from './bytes-of.ts';

describe('the bytes of a value', () => {
  it('are those of its texts, buffers, lists and records together', () => {
    expect(bytesOf('x'.repeat(1_000))).toBeGreaterThanOrEqual(2_000);
    expect(bytesOf(new Int32Array(1_000))).toBeGreaterThanOrEqual(4_000);
    expect(bytesOf({ places: new Int32Array(1_000), text: 'x' })).toBeGreaterThanOrEqual(4_000);
    expect(bytesOf(new Set(Array(50).keys()))).toBeGreaterThanOrEqual(50 * 8);
    expect(bytesOf(new Map([['a', 'x'.repeat(500)]]))).toBeGreaterThanOrEqual(1_000);
    expect(bytesOf(null)).toBeGreaterThan(0);
    expect(bytesOf(undefined)).toBeGreaterThan(0);
    expect(bytesOf([])).toBeGreaterThan(0);
  });

  it('of a long list are estimated by its beginning', () => {
    const short = bytesOf(Array(100).fill('abcdefgh'));
    const long = bytesOf(Array(100_000).fill('abcdefgh'));
    expect(long / short).toBeGreaterThan(900);
    expect(long / short).toBeLessThan(1_100);
  });
});
