/* Also said where an order is chosen to be paid: no yup here. */

/** Why an order cannot be paid in cash. */
export const cashRefusal = {
  anywhere: 'Cash on Delivery is not offered at the moment. Please pay online',
  to: (pinCode: string) =>
    `Cash on Delivery is not offered for PIN code ${pinCode}. Please pay online`,
};
