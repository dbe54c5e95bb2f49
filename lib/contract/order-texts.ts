/* Sentences that both the messages and the pages about an order say. */

/** `gst`: the amount, such as `₹58.23`. */
export const sayIncludedGst = (gst: string): string => `The amounts above include ${gst} GST.`;

/** What follows once returned items have arrived. */
export const returnCheck = 'We’ll check the items and let you know once your return is complete.';
