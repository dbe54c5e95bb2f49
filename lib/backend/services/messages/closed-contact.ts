const emailHost = '@account.invalid';
const mobileStart = 'closed ';

/** What stands in the place of email and mobile number once an account is closed: nobody's. */
export function closedContact(customerId: number): { email: string; mobile: string } {
  return { email: `closed-${customerId}${emailHost}`, mobile: `${mobileStart}${customerId}` };
}

/** Whether a message would go to a closed account. */
export function isClosedContact(to: string): boolean {
  return to.endsWith(emailHost) || to.startsWith(mobileStart);
}
