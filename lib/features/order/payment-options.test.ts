import { paymentMethodsText } from '../shop-profile/shop-contact';
import { demoShop } from '../../contract/demo-shop';
import { availablePaymentOptions, cashFeeText } from './payment-options';

describe('openPayWays', () => {
  it('leaves out online payment while the gateway takes no money', () => {
    const named = (isOnline: boolean) =>
      availablePaymentOptions({ pays_online: isOnline }).map(({ value }) => value);
    expect(named(true)).toEqual(['Cash on Delivery', 'Online Payment']);
    expect(named(false)).toEqual(['Cash on Delivery']);
  });

  it('says what cash costs', () => {
    expect(cashFeeText({ ...demoShop, cash_fee: 30 })).toBe('Cash on Delivery adds ₹30.');
    expect(cashFeeText({ ...demoShop, cash_fee: 0 })).toBe('');
  });

  it('is said in the foot of each page', () => {
    expect(paymentMethodsText({ takes_cash: true, pays_online: false })).toBe('Cash on Delivery');
    expect(paymentMethodsText({ takes_cash: true, pays_online: true })).toContain('UPI');
    expect(paymentMethodsText({ takes_cash: false, pays_online: true })).not.toContain('Cash');
  });
});
