/**
 * A mail server or SMS gateway permanently refuses this message: the address does not exist, or the
 * request is invalid. A retry is useless. Its text contains no personal data.
 */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';
}
