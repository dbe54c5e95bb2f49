import { parseAddressQuery } from './address-query';

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
