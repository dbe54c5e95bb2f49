import { boolean } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { loginAnswer, sendOtpInput, verifyOtpInput } from './login.ts';

/** Answers the same whether or not the number has an account. */
export const sendEntryOtp = anyone.post(
  '/user/entry/send-otp/',
  'Send an OTP to a mobile number, with or without an account',
  { body: sendOtpInput, answer: success, standIn: 'the sign-up form' },
);

const enterByOtpInput = verifyOtpInput.shape({
  /** After a 409 `number_unconfirmed`: take the number out of that account into a new one. */
  as_new: boolean().typeError('Must be true or false').optional(),
});

/** The first address gives a new account its name. */
export const enterByOtp = anyone.post(
  '/user/entry/verify-otp/',
  'Log in with an OTP; creates an account if the number has none. By sending it, a new customer accepts the terms',
  { body: enterByOtpInput, answer: loginAnswer, standIn: 'the sign-up form' },
);
