import { paymentPurposes, paymentStates } from '../../contract/payment';
import { paymentMessage } from './payment-message';

const message = (
  state: (typeof paymentStates)[number],
  purpose: (typeof paymentPurposes)[number] = 'order',
) =>
  paymentMessage(
    { kind: 'known', isSlow: false, payment: { txn_id: 'x', state, purpose, order_id: null } },
    'SOSE Elite',
  );

describe('what is said of a payment', () => {
  it('is the sentence of the specification where it has failed', () => {
    for (const purpose of paymentPurposes) {
      expect(message('failed', purpose)).toMatchObject({
        title: 'Payment failed! Please try again.',
        isFailure: true,
      });
    }
  });

  it('is something for every state, and an alarm for none but failure', () => {
    for (const state of paymentStates) {
      expect(message(state).text).not.toBe('');
      expect(message(state).isFailure).toBe(state === 'failed');
    }
  });

  it('is calm where nobody knows the payment', () => {
    expect(paymentMessage({ kind: 'unknown' }, 'Elite').text).toContain('your money is safe');
  });

  it('names amount and recipient of a gift voucher', () => {
    const payment = {
      txn_id: 'x',
      state: 'paid' as const,
      purpose: 'gift_voucher' as const,
      order_id: null,
      gift: { amount: 1_500, receiver_name: 'Kavya' },
    };
    expect(paymentMessage({ kind: 'known', isSlow: false, payment }, 'Elite').text).toBe(
      'We’ve emailed the voucher of ₹1,500 to Kavya.',
    );
  });

  it('is a welcome for a new member', () => {
    expect(message('paid', 'membership').title).toBe('You’re now a SOSE Elite member');
  });
});
