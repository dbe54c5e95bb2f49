import { shippingFee } from './shipping-fee';

describe('the shipping fee', () => {
  it('is ₹100 to most of India', () => {
    expect(shippingFee({ city: 'Mumbai', isElite: false })).toBe(100);
    expect(shippingFee({ city: 'Gandhinagar', isElite: false })).toBe(100);
  });

  it.each(['Ahmedabad', 'ahmedabad', ' AHMEDABAD '])('is nothing to %p', (city) => {
    expect(shippingFee({ city, isElite: false })).toBe(0);
  });

  it('is nothing for an Elite member, wherever it goes', () => {
    expect(shippingFee({ city: 'Mumbai', isElite: true })).toBe(0);
  });
});
