/* Also said where one chooses how to pay: no yup here. */

/** Why cash on delivery is out of the question, to go on from `it is`. */
export const noCash = {
  anywhere: 'not offered at the moment',
  to: (pinCode: string) => `not offered for PIN code ${pinCode}`,
};

/** What the store answers to an order that was to be paid in cash. */
export const cashRefusal = (why: string) => `Cash on Delivery is ${why}. Please pay online`;
