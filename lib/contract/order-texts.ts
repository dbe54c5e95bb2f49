/* Sentences that both the messages and the pages about an order say. */

/** `gst`: the amount, such as `₹58.23`. */
export const sayIncludedGst = (gst: string): string => `The amounts above include ${gst} GST.`;

/** Of an order that needs no payment any more. `amount`: such as `₹610`. */
export const sayStillInReview = (amount: string): string =>
  `We’re still checking your payment of ${amount}. We’ll refund what we’ve received.`;

/** Of a payment that has arrived with another amount. `amount`: such as `₹610`. */
export const sayInReview = (amount: string): string =>
  `We’ve received ${amount} and are checking your payment. You don’t need to pay again.`;

/** Of an order that was paid in part, in a shop that takes online payments or none. */
export const sayStillDue = (amount: string, paysOnline: boolean): string =>
  `${amount} is still due. ${paysOnline ? 'You can pay on the order page.' : 'We’ll contact you about the payment.'}`;

/** Of a refund that no gateway can pay. */
export const askForAccount = 'We’ll contact you for your UPI ID or bank details.';

/** What follows once returned items have arrived. */
export const returnCheck = 'We’ll check the items and let you know once your return is complete.';
