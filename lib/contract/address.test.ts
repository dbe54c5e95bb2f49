import { addressChange, addressInput } from './address';
import { isPinCode } from './pin-code';

const form = {
  full_name: 'Nisha Rao',
  mobile: '9000000041',
  address_line_1: '12 Lotus Court',
  address_line_2: 'Hill Road',
  country: 1,
  state: 2,
  city: 3,
  postal_code: '400050',
};

describe('the address form', () => {
  it('needs no alternate mobile, landmark, tag or default', () => {
    expect(addressInput.validateSync(form)).toEqual({ ...form, mobile: '+919000000041' });
  });

  it('takes an alternate mobile of ten digits alone', () => {
    const isValid = (another_mobile: unknown) =>
      addressInput.isValidSync({ ...form, another_mobile });
    expect([null, '', '9000000042'].map(isValid)).toEqual([true, true, true]);
    expect(['12345', '900000004x'].map(isValid)).toEqual([false, false]);
  });

  it.each(['012345', '38000', '3800011', '111111', '38 0001'])('takes no PIN code %s', (pin) => {
    expect(addressInput.isValidSync({ ...form, postal_code: pin })).toBe(false);
    expect(isPinCode(pin)).toBe(false);
  });

  it.each(Object.keys(form))('needs its %s', (field) => {
    expect(addressInput.isValidSync({ ...form, [field]: undefined })).toBe(false);
    expect(addressInput.isValidSync({ ...form, [field]: null })).toBe(false);
    expect(addressInput.isValidSync({ ...form, [field]: '' })).toBe(false);
  });
});

describe('a change of an address', () => {
  it('may be any part of it', () => {
    expect(addressChange.validateSync({})).toEqual({});
    expect(addressChange.validateSync({ city: '3' })).toEqual({ city: 3 });
  });

  it.each(Object.keys(form))('may not empty its %s', (field) => {
    expect(addressChange.isValidSync({ [field]: null })).toBe(false);
    expect(addressChange.isValidSync({ [field]: '' })).toBe(false);
  });
});
