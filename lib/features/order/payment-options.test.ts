import { paymentMethodsText } from '../shop-profile/shop-contact';
import { demoShop } from '../../contract/demo-shop';
import { cashFeeText, paymentOptions, prepaidText } from './payment-options';

describe('the ways to pay', () => {
  const named = (shop: object) =>
    paymentOptions({ ...demoShop, ...shop }).map(({ value }) => value);

  it('leave out online payment while the gateway takes no money', () => {
    expect(named({})).toEqual(['Cash on Delivery', 'Online Payment']);
    expect(named({ pays_online: false, prepaid_amount: 30 })).toEqual(['Cash on Delivery']);
  });

  it('begin with the one that has a discount, and say what it saves', () => {
    expect(named({ prepaid_percent: 5 })).toEqual(['Online Payment', 'Cash on Delivery']);
    expect(prepaidText(553.6, { prepaid_percent: 5 })).toBe('Save ₹27.68');
    expect(prepaidText(553.6, {})).toBe('');
  });

  it('say what cash costs', () => {
    expect(cashFeeText({ ...demoShop, cash_fee: 30 })).toBe('Cash on Delivery adds ₹30.');
    expect(cashFeeText({ ...demoShop, cash_fee: 0 })).toBe('');
  });

  it('are said in the foot of each page', () => {
    expect(paymentMethodsText({ takes_cash: true, pays_online: false })).toBe('Cash on Delivery');
    expect(paymentMethodsText({ takes_cash: true, pays_online: true })).toContain('UPI');
    expect(paymentMethodsText({ takes_cash: false, pays_online: true })).not.toContain('Cash');
  });
});
