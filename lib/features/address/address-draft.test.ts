import { addressInput, type Address } from '../../contract/address';
import { toAddressDraft, newDraft, toNewDraft, findIdByName, toSend } from './address-draft';

const states = [
  { id: 11, name: 'Gujarat' },
  { id: 21, name: 'Maharashtra' },
];
const cities = [
  { id: 501, name: 'Ahmedabad' },
  { id: 502, name: 'Surat' },
];

const address: Address = {
  id: 7,
  full_name: 'Asha Trivedi',
  mobile: '+919000000001',
  mobile_without_ext: '9000000001',
  another_mobile: null,
  another_mobile_without_ext: null,
  address_line_1: 'B-402 Suramya Apartments',
  address_line_2: 'Navrangpura',
  landmark: null,
  city_obj: { id: 501, name: 'Ahmedabad' },
  state_obj: { id: 11, name: 'Gujarat' },
  country_obj: { id: 101, name: 'India' },
  postal_code: '380009',
  is_default: true,
  address_tags: 'Home',
};

describe('newDraft', () => {
  it('begins in the city of the shop, or with nothing chosen', () => {
    const usual = {
      state: findIdByName(states, 'Gujarat'),
      city: findIdByName(cities, 'Ahmedabad'),
    };
    expect(newDraft(101, usual)).toMatchObject({
      country: 101,
      state: 11,
      city: 501,
      address_tags: 'No tag',
    });
    expect(findIdByName(states, '')).toBeNull();
  });
});

describe('toNewDraft', () => {
  const profile = {
    first_name: 'Asha',
    last_name: '',
    mobile_no: '+919000000009',
    addresses: [address],
  };
  const usual = { state: 11, city: 501 };
  const start = { profile, from: undefined, countryId: 101, usual, isDefault: false };

  it('begins with the usual city and the number of the account', () => {
    const own = { full_name: '', mobile: '9000000009', ...usual };
    expect(toNewDraft(start)).toMatchObject(own);
    expect(toNewDraft({ ...start, profile: undefined })).toMatchObject({ ...own, mobile: '' });
  });

  it('copies another address, but not that it is the default', () => {
    const copied = { ...toAddressDraft(address), is_default: false };
    expect(toNewDraft({ ...start, from: address })).toEqual(copied);
    expect(toNewDraft({ ...start, isDefault: true }).is_default).toBe(true);
  });

  it('names the account in its first address', () => {
    const first = { ...profile, last_name: 'Patel', addresses: [] };
    const named = { full_name: 'Asha Patel', mobile: '9000000009' };
    expect(toNewDraft({ ...start, profile: first })).toMatchObject(named);
    expect(toNewDraft({ ...start, profile: { ...first, last_name: '' } }).full_name).toBe('Asha');
  });
});

describe('draftOf', () => {
  it('fills the form so that the contract takes it back unchanged', () => {
    const sent = toSend(addressInput.validateSync(toAddressDraft(address)));
    expect(sent).toEqual({
      full_name: 'Asha Trivedi',
      mobile: '+919000000001',
      another_mobile: null,
      address_line_1: 'B-402 Suramya Apartments',
      address_line_2: 'Navrangpura',
      landmark: null,
      country: 101,
      state: 11,
      city: 501,
      postal_code: '380009',
      address_tags: 'Home',
      is_default: true,
    });
  });

  it('is missing what is not chosen, in the words of the contract', () => {
    const draft = { ...toAddressDraft(address), state: null, city: null };
    const check = () => addressInput.validateSync(draft, { abortEarly: false });
    expect(check).toThrow(
      expect.objectContaining({
        errors: ['State is required', 'City is required'],
      }),
    );
  });
});
