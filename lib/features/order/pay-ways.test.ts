import { paymentWays } from '../shop-profile/shop-contact';
import { openPayWays } from './pay-ways';

describe('openPayWays', () => {
  it('leaves out online payment while the gateway takes no money', () => {
    const named = (isOnline: boolean) =>
      openPayWays({ pays_online: isOnline }).map(({ value }) => value);
    expect(named(true)).toEqual(['Cash on Delivery', 'Online Payment']);
    expect(named(false)).toEqual(['Cash on Delivery']);
  });

  it('is said in the foot of each page', () => {
    expect(paymentWays({ takes_cash: true, pays_online: false })).toBe('Cash on Delivery');
    expect(paymentWays({ takes_cash: true, pays_online: true })).toContain('UPI');
    expect(paymentWays({ takes_cash: false, pays_online: true })).not.toContain('Cash');
  });
});
