import { parseCities, storesHref } from './city-query';

describe('the cities of an address', () => {
  it('are read each once, in one order', () => {
    expect(parseCities('7,3,7')).toEqual([3, 7]);
    expect(parseCities('')).toEqual([]);
  });

  it('are not read from anything else', () => {
    for (const text of ['Surat', '0', '-1', '1;2', '1234567890']) {
      expect(parseCities(text)).toBeNull();
    }
  });

  it('are written as they are read', () => {
    expect(storesHref([3, 7])).toBe('/store-locator?city=3,7');
    expect(storesHref([])).toBe('/store-locator');
  });
});
