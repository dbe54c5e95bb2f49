const emailHost = '@account.invalid';
const mobileStart = 'closed ';

/** Returns the placeholder email and mobile number of a closed account. */
export function closedContact(customerId: number): { email: string; mobile: string } {
  return { email: `closed-${customerId}${emailHost}`, mobile: `${mobileStart}${customerId}` };
}

/** Returns whether this is the placeholder address of a closed account: nothing is sent to it. */
export function isClosedContact(to: string): boolean {
  return to.endsWith(emailHost) || to.startsWith(mobileStart);
}
