import { boolean } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { loginAnswer, sendOtpInput, verifyOtpInput } from './login.ts';

/** Answers the same whether or not the number has an account. */
export const sendEntryOtp = endpoint({
  method: 'POST',
  path: '/user/entry/send-otp/',
  caller: 'anyone',
  summary: 'Send a one-time password to a mobile number, with or without an account',
  body: sendOtpInput,
  answer: success,
  standIn: 'the sign-up form',
});

const enterByOtpInput = verifyOtpInput.shape({
  /** After a 409 `number_unconfirmed`: take the number out of that account into a new one. */
  as_new: boolean().typeError('Must be true or false').optional(),
});

/** The first address gives a new account its name. */
export const enterByOtp = endpoint({
  method: 'POST',
  path: '/user/entry/verify-otp/',
  caller: 'anyone',
  summary:
    'Log in with a one-time password; opens an account where the number has none. Sending it accepts the terms for new accounts',
  body: enterByOtpInput,
  answer: loginAnswer,
  standIn: 'the sign-up form',
});
