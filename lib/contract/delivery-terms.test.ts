import { isHomeCity, shippingFee } from './delivery-terms.ts';
import { demoShop } from './demo-shop.ts';
import { minimumOrderMessage } from './minimum-order.ts';

const nowhere = { ...demoShop, free_shipping_city: '' };

describe('the shipping fee', () => {
  it('is ₹100 to most of India', () => {
    expect(shippingFee({ city: 'Mumbai', isMember: false }, demoShop)).toBe(100);
    expect(shippingFee({ city: 'Gandhinagar', isMember: false }, demoShop)).toBe(100);
  });

  it.each(['Ahmedabad', 'ahmedabad', ' AHMEDABAD '])('is nothing to %p', (city) => {
    expect(shippingFee({ city, isMember: false }, demoShop)).toBe(0);
  });

  it('is nothing for an Elite member, wherever it goes', () => {
    expect(shippingFee({ city: 'Mumbai', isMember: true }, demoShop)).toBe(0);
  });

  it('is what the shop asks, and nothing in the city that it names', () => {
    const terms = { ...demoShop, shipping_fee: 49.9, free_shipping_city: 'Pune' };
    expect(shippingFee({ city: 'Ahmedabad', isMember: false }, terms)).toBe(49.9);
    expect(shippingFee({ city: 'pune', isMember: false }, terms)).toBe(0);
  });

  it.each(['Ahmedabad', ''])('is asked everywhere where no city is named: %p', (city) => {
    expect(isHomeCity(city, nowhere)).toBe(false);
    expect(shippingFee({ city, isMember: false }, nowhere)).toBe(100);
  });
});

describe('the least order', () => {
  it.each([
    [250, '₹250'],
    [99.5, '₹99.50'],
    [1_00_000, '₹1,00,000'],
  ])('of %d is said as %p', (minimum_order, expected) => {
    expect(minimumOrderMessage({ minimum_order })).toBe(
      `Minimum order value should be ${expected}`,
    );
  });
});
