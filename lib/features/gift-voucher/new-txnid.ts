/** Client-side id of a payment attempt: the time in milliseconds. */
export const newTxnId = () => String(Date.now());
