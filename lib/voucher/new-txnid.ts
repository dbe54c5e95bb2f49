/** The client's own name for an attempt to pay: the time in milliseconds (spec section 3). */
export const newTxnId = () => String(Date.now());
