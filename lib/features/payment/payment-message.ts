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
      'We do not know this payment',
      'If you have paid, your money is safe: we check every payment with the bank, and your orders show the result.',
    );
  }
  const { state, purpose } = seen.payment;
  switch (state) {
    case 'paid':
      if (purpose === 'gift_voucher')
        return toMessage('Your gift is on its way', 'We have sent the voucher by email.');
      return purpose === 'membership'
        ? toMessage(
            `You are a ${membership} member now`,
            'We have written to you about it. You can close this tab and go on in the other one.',
          )
        : toMessage(
            'Your payment has been received!',
            'Thank you. We have written to you about it.',
          );
    case 'returned':
      return toMessage(
        'Your payment is being refunded',
        'There was nothing left to pay. The full amount is refunded automatically to the account that you paid from.',
      );
    case 'in question':
      return toMessage(
        'We are looking into your payment',
        'The report of the bank does not match the payment due. Our team is checking it and will write to you.',
      );
    case 'processing':
      return toMessage('We are currently processing your payment ...', 'One moment, please.');
    case 'failed':
      return toMessage(
        'Payment failed! Please try again.',
        purpose === 'order'
          ? 'Your order is kept. If money was debited, your bank returns it within 5 to 7 working days. Pay again here, or later from the order page.'
          : 'If money was debited, your bank returns it within 5 to 7 working days.',
        true,
      );
  }
}
