import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text } from './rules.ts';

/** What a captcha is solved for: a token made for one counts for no other. */
export const captchaActions = [
  'sign_up',
  'log_in',
  'reset_password',
  'change_password',
  'gift_voucher',
  'appointment',
  'inquiry',
  'business_enquiry',
  'export_enquiry',
  'franchise_enquiry',
  'store_enquiry',
] as const;

export type CaptchaAction = (typeof captchaActions)[number];

/**
 * An ALTCHA challenge (its classic form): which number, appended to `salt`, has the SHA-256
 * `challenge`? The field `recaptcha` of a form is then the base64 of the JSON of `algorithm`,
 * `challenge`, `number`, `salt` and `signature`. It counts once, for the form that `action` names; asked for
 * without, for any one form. `maxnumber` grows with how many are asked for. 404 where another captcha is in use.
 */
export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/captcha/challenge',
  caller: 'anyone',
  query: object({ action: string().oneOf(captchaActions).optional() }),
  summary: 'A proof of work for the field recaptcha, where ALTCHA is the captcha',
  answer: success.shape({
    algorithm: string().oneOf(['SHA-256']).required(),
    challenge: text(),
    maxnumber: count(),
    salt: text(),
    signature: text(),
  }),
});
