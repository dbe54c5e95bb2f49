import { parseAddressQuery, addressContact } from './address-query';

describe('parseAddressQuery', () => {
  it('reads the address to begin from and the one that becomes the default', () => {
    expect(parseAddressQuery({ id: '7', contact_id: ['8', '9'] })).toEqual({
      fromId: 7,
      contactId: 8,
    });
  });

  it.each(['', '0', '-3', '1.5', 'x', '7 or 8'])('takes %j for none', (id) => {
    expect(parseAddressQuery({ id, contact_id: id })).toEqual({
      fromId: undefined,
      contactId: undefined,
    });
  });
});

it('begins the first address with the name and the number of the account', () => {
  expect(
    addressContact({ first_name: 'Asha', last_name: 'Patel', mobile_no: '+919000000001' }),
  ).toEqual({
    full_name: 'Asha Patel',
    mobile: '9000000001',
  });
  expect(addressContact({ first_name: 'Asha', last_name: '', mobile_no: '' })).toEqual({
    full_name: 'Asha',
    mobile: '',
  });
});
