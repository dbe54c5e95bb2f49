import { parseArgs } from 'node:util';

export interface Options {
  /** URL of the store API. */
  api: string;
  email: string;
  password: string;
  /** `+91` and 10 digits; the account of `email`. */
  mobile: string;
  /** Fixed one-time password of a test number; empty: read from the outbox, if the API has one. */
  otp: string;
  /** A second account, for checks of foreign records and for races. */
  otherEmail: string;
  otherPassword: string;
  /** A promotion code that fits a cart of ₹500. */
  voucher: string;
  /** Captcha token that the API accepts; empty: solved, where ALTCHA is the captcha. */
  recaptcha: string;
  /** File of the badge. */
  badge: string;
  /** Also fails if a call is not offered or could not be tried. */
  isComplete: boolean;
}

/** Parses the command line. Throws an Error that names the mistake. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      api: { type: 'string', default: '' },
      email: { type: 'string', default: 'asha@example.in' },
      password: { type: 'string', default: 'Demo@2026' },
      mobile: { type: 'string', default: '+919000000001' },
      otp: { type: 'string', default: '' },
      'other-email': { type: 'string', default: 'ravi@example.in' },
      'other-password': { type: 'string', default: 'Demo@2026' },
      voucher: { type: 'string', default: 'SAVE50' },
      recaptcha: { type: 'string', default: '' },
      badge: { type: 'string', default: 'conformance.svg' },
      complete: { type: 'boolean', default: false },
    },
  });
  if (!URL.canParse(values.api) || !/^https?:/.test(values.api)) {
    throw new Error('--api needs the address of a store API, such as --api http://127.0.0.1:4000');
  }
  return {
    api: values.api,
    email: values.email,
    password: values.password,
    mobile: values.mobile,
    otp: values.otp,
    otherEmail: values['other-email'],
    otherPassword: values['other-password'],
    voucher: values.voucher,
    recaptcha: values.recaptcha,
    badge: values.badge,
    isComplete: values.complete,
  };
}
