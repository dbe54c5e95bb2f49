/**
 * A mail server or SMS gateway will not take this message, now or later: nobody has that address,
 * or the request itself is wrong. Trying again is of no use. Its text names nobody.
 */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';
}
