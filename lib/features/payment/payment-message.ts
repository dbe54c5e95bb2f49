import { formatRupees } from '../../format/money';
import type { SeenPayment } from './use-payment';

export interface PaymentMessage {
  title: string;
  text: string;
  isFailure: boolean;
}

const toMessage = (title: string, text: string, isFailure = false): PaymentMessage => ({
  title,
  text,
  isFailure,
});

export function paymentMessage(
  seen: Exclude<SeenPayment, { kind: 'asking' }>,
  membership: string,
): PaymentMessage {
  if (seen.kind === 'unknown') {
    return toMessage(
      'We couldn’t find this payment',
      'If you’ve paid, your money is safe. We check every payment with the bank, and your orders will show the result.',
    );
  }
  const { state, purpose, gift } = seen.payment;
  switch (state) {
    case 'paid':
      if (purpose === 'gift_voucher')
        return toMessage(
          'Your gift is on its way',
          gift
            ? `We’ve emailed the voucher of ${formatRupees(gift.amount)} to ${gift.receiver_name}.`
            : 'We’ve emailed the voucher.',
        );
      return purpose === 'membership'
        ? toMessage(
            `You’re now a ${membership} member`,
            'We’ve sent you a confirmation. You can close this tab and continue in the other one.',
          )
        : toMessage('Your payment has been received!', 'Thank you. We’ve sent you a confirmation.');
    case 'returned':
      return toMessage(
        'Your payment is being refunded',
        'There was nothing left to pay. We’ll refund the full amount to your original payment method.',
      );
    case 'in question':
      return toMessage(
        'We are looking into your payment',
        'The amount your bank reported doesn’t match the amount due. Our team is checking. You don’t need to pay again.',
      );
    case 'processing':
      return toMessage('We are currently processing your payment ...', 'This won’t take long.');
    case 'failed':
      return toMessage(
        'Payment failed! Please try again.',
        purpose === 'order'
          ? 'Your order is saved. If money was debited, your bank will return it within 5 to 7 working days. Pay again here, or later from the order page.'
          : 'If money was debited, your bank will return it within 5 to 7 working days.',
        true,
      );
  }
}
