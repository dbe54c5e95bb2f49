import { buyerGstinFault, gstin, gstinFault, stateOfGstin } from './gstin';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '24AAAAA0000A1Z8'])(
    'is right: %s',
    (value) => {
      expect(gstinFault(value)).toBeUndefined();
    },
  );

  it('has one right check character of 36', () => {
    const right = [...characters].filter((last) => !gstinFault(`27AAPFU0939F1Z${last}`));
    expect(right).toEqual(['V']);
  });

  it('is refused when two neighbours of its number are swapped', () => {
    expect(gstinFault('27AAPFU9039F1ZV')).toMatch(/isn’t valid/);
  });

  it.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1YV'])(
    'is refused in another shape: %p',
    (value) => {
      expect(gstinFault(value)).toMatch(/15-character/);
    },
  );

  it('begins with the code of a state', () => {
    expect(gstinFault('00AAPFU0939F1ZV')).toBe('No Indian state has the GST code 00');
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra');
    expect(stateOfGstin('04AAPFU0939F1ZV')).toBe('Chandigarh');
  });

  it('is taken with spaces and small letters, and may be left empty', async () => {
    await expect(gstin().validate(' 27 aapfu0939f 1zv ')).resolves.toBe('27AAPFU0939F1ZV');
    await expect(gstin().validate('')).resolves.toBe('');
    await expect(gstin().validate('27AAPFU0939F1ZX')).rejects.toThrow(/isn’t valid/);
  });
});

describe('the GSTIN of a buyer', () => {
  const shop = '24AAAAA0000A1Z8';

  it('is not that of the shop', () => {
    expect(buyerGstinFault(shop, 'Gujarat', shop)).toMatch(/shop’s own/);
  });

  it('is of the state of the address', () => {
    expect(buyerGstinFault('27AAPFU0939F1ZV', 'Maharashtra', shop)).toBeUndefined();
    expect(buyerGstinFault('27AAPFU0939F1ZV', 'Gujarat', shop)).toMatch(/from Maharashtra/);
  });
});
