/* This file must not import yup: it is also loaded at checkout. */

import { groupRupees } from './group-digits.ts';

const rupees = (amount: number) => `₹${groupRupees(amount)}`;

/**
 * Reasons why cash on delivery is not available; they complete a sentence that begins with `it is`.
 */
export const noCash = {
  anywhere: 'not available right now',
  refused: 'not available, because earlier orders were returned unpaid',
  to: (pinCode: string) => `not available for PIN code ${pinCode}`,
  below: (minRupees: number) => `not available for orders below ${rupees(minRupees)}`,
  above: (maxRupees: number) => `not available for orders above ${rupees(maxRupees)}`,
};

/** Error message for a cash order that is refused, in a shop that takes online payments or none. */
export const cashRefusal = (why: string, paysOnline: boolean) =>
  `Cash on Delivery is ${why}.${paysOnline ? ' Pay online instead.' : ''}`;

/** Message for a PIN code where nothing is delivered. */
export const unserved = (pinCode: string) => `We don’t deliver to PIN code ${pinCode} yet`;
