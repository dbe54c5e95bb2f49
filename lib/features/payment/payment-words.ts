import type { SeenPayment } from './use-payment';

export interface PaymentWords {
  title: string;
  text: string;
  isFailure: boolean;
}

const said = (title: string, text: string, isFailure = false): PaymentWords => ({
  title,
  text,
  isFailure,
});

export function paymentWordsOf(
  seen: Exclude<SeenPayment, { kind: 'asking' }>,
  membership: string,
): PaymentWords {
  if (seen.kind === 'unknown') {
    return said(
      'We do not know this payment',
      'If you have paid, nothing is lost: we ask the bank about every payment, and your orders show what came of it.',
    );
  }
  const { state, purpose } = seen.payment;
  switch (state) {
    case 'paid':
      if (purpose === 'gift_voucher')
        return said('Your gift is on its way', 'We have sent the voucher by email.');
      return purpose === 'membership'
        ? said(
            `You are a ${membership} member now`,
            'We have written to you about it. You can close this tab and go on in the other one.',
          )
        : said('Your payment has been received!', 'Thank you. We have written to you about it.');
    case 'returned':
      return said(
        'Your payment goes back to you',
        'It came when there was nothing left to pay. The whole amount goes back, by itself, to the account that you paid from.',
      );
    case 'in question':
      return said(
        'We are looking into your payment',
        'What the bank reports does not fit what was to be paid. Somebody of ours sees to it and writes to you.',
      );
    case 'processing':
      return said('We are currently processing your payment ...', 'One moment, please.');
    case 'failed':
      return said(
        'Payment failed! Please try again.',
        purpose === 'order'
          ? 'Your order is kept. If money was debited, your bank returns it within 5 to 7 working days. Pay again here, or later from the order page.'
          : 'If money was debited, your bank returns it within 5 to 7 working days.',
        true,
      );
  }
}
