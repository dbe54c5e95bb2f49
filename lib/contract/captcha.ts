import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text } from './rules.ts';

/** What a captcha is solved for. A score-based captcha is told, and its answer must name the same. */
export type CaptchaAction =
  | 'sign_up'
  | 'log_in'
  | 'reset_password'
  | 'change_password'
  | 'gift_voucher'
  | 'appointment'
  | 'inquiry'
  | 'business_enquiry'
  | 'export_enquiry'
  | 'franchise_enquiry'
  | 'store_enquiry';

/**
 * An ALTCHA challenge (its classic form): which number, appended to `salt`, has the SHA-256
 * `challenge`? The field `recaptcha` of a form is then the base64 of the JSON of `algorithm`,
 * `challenge`, `number`, `salt` and `signature`. 404 where another captcha is in use.
 */
export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/captcha/challenge',
  caller: 'anyone',
  summary: 'A proof of work for the field recaptcha, where ALTCHA is the captcha',
  answer: success.shape({
    algorithm: string().oneOf(['SHA-256']).required(),
    challenge: text(),
    maxnumber: count(),
    salt: text(),
    signature: text(),
  }),
});
