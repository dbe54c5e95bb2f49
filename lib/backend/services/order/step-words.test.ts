import { orderStatuses } from '../../../contract/order.ts';
import { stepWords, type StepNews } from './step-words.ts';

const at = new Date('2026-11-18T12:00:00+05:30');
const order: StepNews['order'] = {
  id: 12,
  payable: 70_000,
  payType: 'Cash on Delivery',
  expectedOn: '2026-11-25',
  giftVoucherAmount: 0,
  courier: null,
  trackingNumber: null,
};

const textOf = (news: Omit<StepNews, 'at'>) => stepWords({ ...news, at })?.paragraphs.join(' ');

describe('stepWords', () => {
  it('has news of every state but the first, of which the order itself tells', () => {
    for (const status of orderStatuses) {
      const words = stepWords({ order, status, at });
      if (status === 'Pending') expect(words).toBeUndefined();
      else expect(words?.sms).toContain('SO-000012');
    }
  });

  it('says who brings it, and what to have at hand', () => {
    expect(textOf({ order, status: 'Shipped' })).toBe(
      'It travels to you. It should arrive by 25 November 2026. Please keep ₹700.00 at hand.',
    );
    const tracked = {
      ...order,
      payType: 'Online Payment',
      courier: 'Blue Kite',
      trackingNumber: '7',
    };
    expect(textOf({ order: tracked, status: 'Shipped' })).toBe(
      'It travels with Blue Kite, tracking number 7. It should arrive by 25 November 2026.',
    );
  });

  it('names the last days for a return', () => {
    const text = textOf({ order, status: 'Delivered' });
    expect(text).toContain('by 23 November 2026 and we replace it');
    expect(text).toContain('until 3 December 2026');
  });

  it('says what comes back of an order that is cancelled', () => {
    expect(textOf({ order, status: 'Cancelled', reason: 'Late' })).toBe(
      'There is nothing to pay for it. Reason: Late',
    );
    const paid = { ...order, giftVoucherAmount: 20_000 };
    expect(textOf({ order: paid, status: 'Cancelled', refund: 70_000 })).toBe(
      '₹700.00 go back to the account that you paid from. ₹200.00 are back on your gift voucher.',
    );
  });
});
