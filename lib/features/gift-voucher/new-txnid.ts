/** The client's own name for an attempt to pay: the time in milliseconds. */
export const newTxnId = () => String(Date.now());
