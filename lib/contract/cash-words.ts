/* This file must not import yup: it is also loaded at checkout. */

/**
 * Reasons why cash on delivery is not available; they complete a sentence that begins with `it is`.
 */
export const noCash = {
  anywhere: 'not offered at the moment',
  refused: 'not offered, because earlier parcels came back unpaid',
  to: (pinCode: string) => `not offered for PIN code ${pinCode}`,
};

/** Error message for a cash order that is refused. */
export const cashRefusal = (why: string) => `Cash on Delivery is ${why}. Please pay online`;
