import { boolean, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { captchaToken, email, mobile, newPassword, otpIfRequired, personName } from './rules.ts';

const passwordRule = 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol';

const sameAs = (field: string) =>
  string()
    .required('Passwords do not match')
    .test(
      'same',
      'Passwords do not match',
      (value, { parent }) => value === (parent as Record<string, unknown>)[field],
    );

/** Sign-up form. A missing field gives the message of the rule that it breaks. */
export const signUpInput = object({
  first_name: personName().required('First name is required'),
  last_name: personName().required('Last name is required'),
  email: email().required('Invalid email format'),
  mobile_no: mobile().required('Mobile number must be 10 digits'),
  password: newPassword().required(passwordRule),
  confirm_password: sameAs('password'),
  /** Optional consent to news and reminders by email. */
  wants_news: boolean().typeError('Must be true or false').optional(),
  /** Proof from `releaseNumber`; the number then counts as confirmed. */
  number_proof: string().max(200).optional(),
  recaptcha: captchaToken(),
});
export type SignUpInput = InferType<typeof signUpInput>;

export const signUp = anyone.post(
  '/user/signup/',
  'Create an account; 409 names the field if the email or mobile number is already in use',
  { body: signUpInput, answer: success, successStatus: 201 },
);

export const askForResetInput = object({
  email: email().required('Email is required'),
  recaptcha: captchaToken(),
});
export type AskForResetInput = InferType<typeof askForResetInput>;

export const askForReset = anyone.post(
  '/user/reset-password/',
  'Email a password reset link; the answer is the same whether or not the account exists',
  { body: askForResetInput, answer: success },
);

export const checkReset = anyone.get(
  '/user/reset-password/{resetUUID}/',
  'Check a password reset code; 400 if it is unknown, used or expired',
  {
    answer: success.shape({
      /**
       * Last digits of the number whose OTP is needed in addition to the code; omitted if no OTP is
       * needed.
       */
      otp_mobile_end: string().optional(),
    }),
    standIn: 'only the code in the link',
  },
);

/**
 * Second factor: an unconfirmed email alone must not give access to an account with a confirmed
 * number.
 */
export const sendResetOtp = anyone.post(
  '/user/reset-password/{resetUUID}/otp/',
  'Send the OTP that a password reset needs in addition to its code; 409 if none is needed',
  { answer: success, standIn: 'only the code in the link' },
);

export const disownEmail = anyone.post(
  '/user/reset-password/{resetUUID}/not-mine/',
  'Remove the unverified email from an account whose mobile number is verified',
  { answer: success, standIn: 'only the code in the link' },
);

export const resetPasswordInput = object({
  new_password: newPassword().required(passwordRule),
  confirm_password: sameAs('new_password'),
  /** Required if `checkReset` returns a number. */
  otp: otpIfRequired(),
});
export type ResetPasswordInput = InferType<typeof resetPasswordInput>;

export const resetPassword = anyone.post(
  '/user/reset-password/{resetUUID}/',
  'Set a new password with the emailed code; ends every session of the account. 409 `otp_required` if an OTP is needed as well',
  { body: resetPasswordInput, answer: success },
);

export const changePasswordInput = object({
  old_password: string().required('Current password is required').max(1000),
  new_password: newPassword().required(passwordRule),
  confirm_password: sameAs('new_password'),
  recaptcha: captchaToken(),
});
export type ChangePasswordInput = InferType<typeof changePasswordInput>;

export const changePassword = customer.post(
  '/user/change-password/',
  'Change the password; ends every session of the account',
  { body: changePasswordInput, answer: success },
);

export const deactivateAccount = customer.post(
  '/user/deactivate/',
  'Close the account permanently; its orders and invoices are kept',
  { answer: success },
);

export const sendProofOtp = customer.post(
  '/user/prove/otp/',
  'Send an OTP to a verified contact of the account, to prove who is calling',
  { answer: success, standIn: 'a message' },
);

/**
 * Proves who owns the session, after a call was refused with 409 `proof_required`; valid for ten
 * minutes.
 */
export const proveOwner = customer.post(
  '/user/prove/',
  'Prove again who owns the session, by password or OTP',
  {
    body: object({
      password: string().max(1000).optional(),
      otp: otpIfRequired(),
    }),
    answer: success,
    standIn: 'a message',
  },
);

export const logOutEverywhere = customer.post(
  '/user/logout/everywhere/',
  'End all sessions of the account, including this one',
  { answer: success, standIn: 'a message' },
);

export const undoContactChange = anyone.post(
  '/user/undo-contact/{code}/',
  'Undo a change of mobile number or email with the code sent to its owner; 400 after 7 days',
  { answer: success, standIn: 'a message' },
);
