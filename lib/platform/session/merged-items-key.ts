/** Where it is kept how many pieces a login has brought into the customer's cart, until it is said. */
export const mergedItemsKey = 'merged-items';
