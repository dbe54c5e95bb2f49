import { array, number, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  amount,
  appCode,
  captchaToken,
  captchaIfRequired,
  count,
  email,
  mobile,
  otp,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';

const loginData = object({
  token: text(),
  id: count(),
  first_name: text(),
  last_name: text(),
  email: text(),
  phone_no: text(),
  cart_counter: count(),
  cart_totals: object({ final_total: amount() }).required(),
  wishlist_counter: count(),
  is_sose_elite_user: yesNo(),
  is_staff: yesNo(),
  is_superuser: yesNo(),
});
export type LoginData = InferType<typeof loginData>;

/** Answer of every call that logs in. */
export const loginAnswer = success.shape({
  data: loginData.required(),
  /**
   * Device token to send as `device-id` at the next login, so that wrong tries of strangers never
   * slow this device down.
   */
  device: string().optional(),
  allow_company_list: array(number().required()).required(),
});

export const getVisitor = anyone.get('/user/visitor/', 'Create an anonymous visitor id', {
  answer: success.shape({ visitor_id: text() }),
});

export const sendOtpInput = object({
  mobile_no: mobile().required('Mobile number is required'),
  recaptcha: captchaIfRequired(),
});
export const sendOtp = anyone.post('/user/send-otp/', 'Send a login OTP by SMS', {
  body: sendOtpInput,
  answer: success,
});

export const verifyOtpInput = object({
  mobile_no: mobile().required('Mobile number is required'),
  otp: otp(),
  recaptcha: captchaIfRequired(),
  /** Password of the account, needed after a 409 `number_unconfirmed`. */
  password: string().max(1000).optional(),
});
export const verifyOtp = anyone.post(
  '/user/verify-otp/',
  'Log in with an OTP; 409 `number_unconfirmed` if the number was never verified on an account that is in use',
  { body: verifyOtpInput, answer: loginAnswer },
);

const releaseNumberInput = verifyOtpInput.pick(['mobile_no', 'otp', 'recaptcha']);

/** Called by the owner of a number after a 409 `number_unconfirmed`. */
export const releaseNumber = anyone.post(
  '/user/release-number/',
  'Release a mobile number from an account where it was never verified, with a login OTP',
  {
    body: releaseNumberInput,
    answer: success.shape({
      /**
       * Value for `number_proof` of a sign-up with the same visitor id within 30 minutes; otherwise
       * null.
       */
      number_proof: textOrNull(),
    }),
    standIn: 'a message',
  },
);

export const signInInput = object({
  email: email().required('Email is required'),
  password: string().required('Password is required').max(1000),
  recaptcha: captchaIfRequired(),
  /**
   * Second step of staff, requested by 401: with the code `otp_required` the OTP that was sent,
   * with `app_code_required` a code of the authenticator app or a recovery code such as
   * `abcde-fghij`.
   */
  otp: appCode().optional(),
});

export const signIn = anyone.post('/user/signin/', 'Log in with email and password', {
  body: signInInput,
  answer: loginAnswer,
});

const askForLoginLinkInput = object({
  email: email().required('Email is required'),
  recaptcha: captchaToken(),
});

export const askForLoginLink = anyone.post(
  '/user/login-link/',
  'Email a one-time login link; the answer is the same whether or not the account exists',
  { body: askForLoginLinkInput, answer: success, standIn: 'a message' },
);

export const logInByLink = anyone.post(
  '/user/login-link/verify/',
  'Log in with the code of a login link; 400 if it is unknown, used or expired. Staff with two-step verification get 409 `password_required` and a `device` token for the login with a password',
  {
    body: object({ code: string().required('This login link is incomplete').max(100) }),
    answer: loginAnswer,
    standIn: 'a message',
  },
);

export const logOut = customer.post('/user/logout/', 'Log out: end this session', {
  answer: success,
});
