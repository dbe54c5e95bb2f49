import { paymentMethodsText } from '../shop-profile/shop-contact';
import { demoShop } from '../../contract/demo-shop';
import { cashFeeText, paymentOptions, prepaidText, usualPayType } from './payment-options';

describe('the ways to pay', () => {
  const named = (shop: object) =>
    paymentOptions({ ...demoShop, ...shop }).map(({ value }) => value);

  it('leave out online payment while the gateway takes no money', () => {
    expect(named({})).toEqual(['Online Payment', 'Cash on Delivery']);
    expect(named({ pays_online: false, prepaid_amount: 30 })).toEqual(['Cash on Delivery']);
  });

  it('begin with the one that has a discount chosen, and say what it saves', () => {
    expect(usualPayType({ ...demoShop, prepaid_percent: 5 })).toBe('Online Payment');
    expect(usualPayType(demoShop)).toBe('Cash on Delivery');
    expect(prepaidText(553.6, { prepaid_percent: 5 })).toBe('Save ₹27.68');
    expect(prepaidText(553.6, {})).toBe('');
  });

  it('say what cash costs', () => {
    expect(cashFeeText({ ...demoShop, cash_fee: 30 })).toBe('Cash on Delivery adds ₹30.');
    expect(cashFeeText({ ...demoShop, cash_fee: 0 })).toBe('');
  });

  it('are said in the foot of each page', () => {
    expect(paymentMethodsText({ takes_cash: true, pays_online: false })).toBe('Cash on Delivery');
    expect(paymentMethodsText({ takes_cash: false, pays_online: false })).toBe('');
    expect(paymentMethodsText({ takes_cash: true, pays_online: true })).toContain('UPI');
    expect(paymentMethodsText({ takes_cash: false, pays_online: true })).not.toContain('Cash');
  });
});
