import { object, string } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, text, textOrNull } from './rules.ts';

/** Actions that a captcha is bound to: a token made for one is not valid for another. */
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
 * ALTCHA challenge (classic form): find the number that, appended to `salt`, has the SHA-256
 * `challenge`. The field `recaptcha` of a form is the base64 of the JSON of `algorithm`,
 * `challenge`, `number`, `salt` and `signature`. A solution is valid once, for the form named by
 * `action`; without `action`, for any one form. `maxnumber` grows with the number of requested
 * challenges. 404 if another captcha is in use.
 */
export const getCaptchaChallenge = anyone.get(
  '/captcha/challenge',
  'Get a proof-of-work challenge for the field `recaptcha`, if ALTCHA is in use',
  {
    query: object({ action: string().oneOf(captchaActions).optional() }),
    answer: success.shape({
      algorithm: string().oneOf(['SHA-256']).required(),
      challenge: text(),
      maxnumber: count(),
      salt: text(),
      signature: text(),
    }),
  },
);

/** Not cached: it may change at any time. */
export const getCaptchaKey = anyone.get(
  '/captcha/key',
  'Get the reCAPTCHA site key; null if ALTCHA is in use',
  { answer: success.shape({ site_key: textOrNull() }), standIn: 'the setting RECAPTCHA_SITE_KEY' },
);

/**
 * A text question for browsers without scripts. `ticket` identifies it: valid for one answer within
 * 15 minutes, for the form that `action` names. 404 if another captcha is in use.
 */
export const getCaptchaQuestion = anyone.get(
  '/captcha/question',
  'Get a captcha question for browsers without scripts',
  {
    query: object({ action: string().oneOf(captchaActions).required('The form is missing') }),
    answer: success.shape({ question: text(), ticket: text() }),
    standIn: 'a message that the form needs scripts',
  },
);

/**
 * Takes the answer to a question and gives a token for the field `recaptcha`, the same one where
 * the right answer is repeated. 400 naming `answer` if it is wrong, late or the ticket was used;
 * 429 after 3 right or 10 wrong answers of an address in an hour.
 */
export const answerCaptchaQuestion = anyone.post(
  '/captcha/answer',
  'Answer the captcha question; returns a token for the field `recaptcha`',
  {
    body: object({
      ticket: line().required('Answer the new question.'),
      answer: line(50).required('Answer the question.'),
    }),
    answer: success.shape({ recaptcha: text() }),
    standIn: 'a message that the form needs scripts',
  },
);
