import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text } from './rules.ts';

/** How staff prove themselves besides the password. */
export const secondSteps = ['none', 'email', 'sms', 'app'] as const;
export type SecondStep = (typeof secondSteps)[number];
/** Those that are chosen directly; an app must show a right code first. */
const directSteps = ['none', 'email', 'sms'] as const;

export const recoveryCodeCount = 10;

const security = object({
  second_step: string().oneOf(secondSteps).required(),
  /** What `chooseSecondStep` accepts now. */
  choices: array(string().oneOf(directSteps).required()).required(),
  recovery_codes_left: count(),
});
export type StaffSecurity = InferType<typeof security>;

const state = success.shape({ data: security.required() });
const withCodes = state.shape({
  /** Shown once: only their hashes are stored. */
  recovery_codes: array(string().required()).required(),
});

const staff = { caller: 'staff', area: 'any', isPersonal: true } as const;

export const getStaffSecurity = endpoint({
  ...staff,
  method: 'GET',
  path: '/staff/security/',
  summary: 'How the caller logs in',
  answer: state,
});

export const chooseSecondStep = endpoint({
  ...staff,
  method: 'PATCH',
  path: '/staff/security/',
  summary:
    'Choose the second step of the own login, in place of an authenticator app as well; 409 `proof_required` first',
  body: object({
    second_step: string()
      .oneOf(directSteps, 'Unknown two-step verification method')
      .required('Choose a two-step verification method'),
  }),
  answer: state,
});

export const startAuthenticator = endpoint({
  ...staff,
  method: 'POST',
  path: '/staff/security/app/',
  summary:
    'A new key for an authenticator app (RFC 6238), which counts once `confirmAuthenticator` has had a code of it; 409 `proof_required` first',
  answer: success.shape({
    /** Base32, to be typed into the app. */
    secret: text(),
    /** `otpauth://`, to be drawn as a QR code. */
    uri: text(),
  }),
});

export const confirmAuthenticator = endpoint({
  ...staff,
  method: 'POST',
  path: '/staff/security/app/confirm/',
  summary:
    'Log in with the app from now on; ends all other sessions of the account. 409 without `startAuthenticator`',
  body: object({
    otp: string()
      .required('Enter the code')
      .matches(/^\d{6}$/, 'Enter the 6-digit code'),
  }),
  answer: withCodes,
});

export const renewRecoveryCodes = endpoint({
  ...staff,
  method: 'POST',
  path: '/staff/security/recovery-codes/',
  summary: 'Ten new recovery codes; the earlier ones end. 409 `proof_required` first',
  answer: withCodes,
});
