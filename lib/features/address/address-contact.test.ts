import { addressContact } from './address-contact';

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
