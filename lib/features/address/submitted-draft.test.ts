import type { AddressDraft } from './address-draft';
import { withSubmittedValues } from './submitted-draft';

const fresh: AddressDraft = {
  full_name: 'Asha Patel',
  mobile: '9000000001',
  another_mobile: '',
  address_line_1: '',
  address_line_2: '',
  landmark: '',
  country: 101,
  state: 12,
  city: 783,
  postal_code: '',
  address_tags: 'No tag',
  is_default: false,
};
const karnataka = { id: 17, name: 'Karnataka' };
const bengaluru = { id: 1558, name: 'Bengaluru' };
const typed = { full_name: 'Ravi', mobile: '12', state: '12', city: '783', address_tags: 'Office' };

describe('the draft of an address form that was refused', () => {
  it('has what was typed, also what was emptied', () => {
    expect(withSubmittedValues(fresh, typed, undefined)).toMatchObject({
      full_name: 'Ravi',
      mobile: '12',
      address_line_1: '',
      state: 12,
      city: 783,
      address_tags: 'Office',
      is_default: false,
    });
  });

  it('takes state and city of the PIN code where it lies in another state', () => {
    const location = { state_obj: karnataka, city_obj: bengaluru };
    expect(withSubmittedValues(fresh, typed, location)).toMatchObject({ state: 17, city: 1558 });
  });

  it('asks for the city where the PIN code gives the state alone', () => {
    const location = { state_obj: karnataka, city_obj: null };
    expect(withSubmittedValues(fresh, typed, location)).toMatchObject({ state: 17, city: null });
  });

  it('knows nothing of a tag that is none', () => {
    expect(withSubmittedValues(fresh, { address_tags: '<b>' }, undefined).address_tags).toBe(
      'No tag',
    );
  });
});
