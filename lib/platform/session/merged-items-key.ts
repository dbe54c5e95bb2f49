/** Storage key of the number of pieces that a login merged into the cart, until it is shown. */
export const mergedItemsKey = 'merged-items';
