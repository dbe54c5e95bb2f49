import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
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

const staff = staffCalls('any', { isPersonal: true });

export const getStaffSecurity = staff.get(
  '/staff/security/',
  'Get the caller’s login and two-step verification',
  { answer: state },
);

export const chooseSecondStep = staff.patch(
  '/staff/security/',
  'Change the caller’s second step, also in place of an authenticator app; 409 `proof_required` until the caller has proved who they are',
  {
    body: object({
      second_step: string()
        .oneOf(directSteps, 'Unknown two-step verification method')
        .required('Choose a two-step verification method'),
    }),
    answer: state,
  },
);

export const startAuthenticator = staff.post(
  '/staff/security/app/',
  'Create a key for an authenticator app (RFC 6238); it is active after `confirmAuthenticator` receives one of its codes. 409 `proof_required` until the caller has proved who they are',
  {
    answer: success.shape({
      /** Base32, to be typed into the app. */
      secret: text(),
      /** `otpauth://`, to be drawn as a QR code. */
      uri: text(),
    }),
  },
);

export const confirmAuthenticator = staff.post(
  '/staff/security/app/confirm/',
  'Turn on the authenticator app with one of its codes; ends all other sessions of the account. 409 without `startAuthenticator`',
  {
    body: object({
      otp: string()
        .required('Enter the code')
        .matches(/^\d{6}$/, 'Enter the 6-digit code'),
    }),
    answer: withCodes,
  },
);

export const renewRecoveryCodes = staff.post(
  '/staff/security/recovery-codes/',
  'Create ten new recovery codes; the old ones stop working. 409 `proof_required` until the caller has proved who they are',
  { answer: withCodes },
);
