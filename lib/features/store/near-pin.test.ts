import { isInDistrict, sortByPin } from './near-pin';

const stores = ['411038', '380009', '382021', '380058', '400019'].map((postal_code) => ({
  postal_code,
}));

describe('stores near a PIN code', () => {
  it('come in the order of the digits that they share with it', () => {
    const sorted = (pin: string) => sortByPin(stores, pin).map(({ postal_code }) => postal_code);
    expect(sorted('380015')).toEqual(['380009', '380058', '382021', '411038', '400019']);
    expect(sorted('411001').slice(0, 2)).toEqual(['411038', '400019']);
    // Far away all are as near, whatever their numbers.
    expect(sorted('395003')).toEqual(['380009', '382021', '380058', '411038', '400019']);
  });

  it('are in its district if the first three digits are the same', () => {
    expect(stores.filter((store) => isInDistrict(store, '380015'))).toHaveLength(2);
    expect(stores.some((store) => isInDistrict(store, '560001'))).toBe(false);
  });
});
