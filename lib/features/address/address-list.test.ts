import type { Address } from '../../contract/address';
import { addressLine, withoutAddress, withSaved } from './address-list';

const make = (id: number, isDefault = false): Address => ({
  id,
  full_name: `Person ${id}`,
  mobile: '+919000000001',
  mobile_without_ext: '9000000001',
  another_mobile: null,
  another_mobile_without_ext: null,
  address_line_1: 'B-402 Suramya Apartments',
  address_line_2: 'Navrangpura',
  landmark: null,
  city_obj: { id: 1, name: 'Ahmedabad' },
  state_obj: { id: 11, name: 'Gujarat' },
  country_obj: { id: 101, name: 'India' },
  postal_code: '380009',
  is_default: isDefault,
  address_tags: 'No tag',
});
const home = make(1, true);
const office = make(2);
const ids = (addresses: Address[]) => addresses.map(({ id }) => id);
const defaults = (addresses: Address[]) => ids(addresses.filter(({ is_default }) => is_default));

describe('withSaved', () => {
  it('adds a new address at the end', () => {
    expect(ids(withSaved([home, office], make(3)))).toEqual([1, 2, 3]);
  });

  it('puts a new default first, and leaves it the only one', () => {
    const list = withSaved([home, office], make(3, true));
    expect(ids(list)).toEqual([3, 1, 2]);
    expect(defaults(list)).toEqual([3]);
  });

  it('keeps a changed address in its place', () => {
    const list = withSaved([home, office, make(3)], { ...office, full_name: 'Someone else' });
    expect(ids(list)).toEqual([1, 2, 3]);
    expect(list[1]?.full_name).toBe('Someone else');
    expect(defaults(list)).toEqual([1]);
  });

  it('moves an address up that becomes the default', () => {
    const list = withSaved([home, office], { ...office, is_default: true });
    expect(ids(list)).toEqual([2, 1]);
    expect(defaults(list)).toEqual([2]);
  });
});

describe('withoutAddress', () => {
  it('takes one out', () => {
    expect(ids(withoutAddress([home, office], 1))).toEqual([2]);
  });
});

describe('addressLine', () => {
  it('leaves out what is not there', () => {
    expect(addressLine(home)).toBe(
      'B-402 Suramya Apartments, Navrangpura, Ahmedabad 380009, Gujarat',
    );
    expect(addressLine({ ...home, landmark: 'Behind the post office' })).toContain(
      'Navrangpura, Behind the post office, Ahmedabad',
    );
  });
});
