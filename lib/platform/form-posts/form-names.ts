/** Forms with a captcha, which have a separate page for browsers without scripts. */
const plainFormNames = [
  'appointment',
  'business',
  'contact',
  'event-seats',
  'exports',
  'franchise',
  'gift-voucher',
  'reset-password',
  'sign-up',
  'store',
] as const;

const otherFormNames = [
  'add-to-cart',
  'address',
  'cancel-order',
  'cart-option',
  'cart-quantity',
  'enter',
  'log-in',
  'move-to-cart',
  'place-order',
  'remove-from-cart',
  'remove-voucher',
  'send-entry-otp',
  'send-otp',
  'to-wishlist',
  'verify-otp',
  'voucher',
  'wishlist',
] as const;

export type PlainFormName = (typeof plainFormNames)[number];

/** Forms that can be posted without scripts. */
export type FormName = PlainFormName | (typeof otherFormNames)[number];

/** Name of the cookie with the saved input of a form. */
export const submittedFormCookieName = (form: string) => `kept-${form}`;

/** Names of all cookies with saved input. */
export const submittedFormCookieNames = (): string[] =>
  [...plainFormNames, ...otherFormNames].map(submittedFormCookieName);
