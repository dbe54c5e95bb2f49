import { orderStatuses } from '../../contract/order';
import { dueText, sentText, thanksText } from './thanks-text';

describe('the thanks for an order', () => {
  it('say the next step of its status', () => {
    expect(thanksText({ order_status: 'Pending' })).toContain('We’ll confirm');
    expect(thanksText({ order_status: 'Confirmed' })).toContain('is confirmed');
    expect(thanksText({ order_status: 'Confirmed' })).not.toContain('We’ll confirm');
  });

  it('are gone once it has arrived, is over or on its way back', () => {
    const withoutText = orderStatuses.filter(
      (order_status) => thanksText({ order_status }) === null,
    );
    expect(withoutText.toSorted()).toEqual([
      'Cancelled',
      'Delivered',
      'Refunded',
      'Return Requested',
      'Returned',
    ]);
  });
});

it('says where the confirmation of an order goes', () => {
  const contacts = { email: 'asha@example.in', mobile_no: '+919000000001' };
  expect(sentText(contacts)).toBe(
    'We’re sending the confirmation to asha@example.in and +91 90000 00001.',
  );
  expect(sentText({ ...contacts, email: '' })).not.toContain('and');
  expect(sentText({ email: '', mobile_no: '' })).toBe('');
});

describe('what is due for an order', () => {
  const shop = { pays_online: true };
  const cash = {
    pay_type: 'Cash on Delivery',
    is_gift: false,
    is_paid: false,
    final_total: 700,
  } as const;

  it('is kept ready by whoever the parcel comes to', () => {
    expect(dueText(cash, shop)).toBe('Keep ₹700 ready in cash.');
    expect(dueText({ ...cash, is_gift: true }, shop)).toBe(
      'The person receiving this gift will have to pay ₹700 in cash.',
    );
  });

  it('is said of an order that was paid in part, and of no other', () => {
    const online = { ...cash, pay_type: 'Online Payment', is_paid: true } as const;
    expect(dueText(online, shop)).toBe('');
    expect(dueText({ ...online, balance_due: 100 }, shop)).toBe(
      '₹100 is still due. You can pay on the order page.',
    );
    expect(dueText({ ...online, balance_due: 100 }, { pays_online: false })).toBe(
      '₹100 is still due. We’ll contact you about the payment.',
    );
  });
});
