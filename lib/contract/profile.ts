import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import { membershipCheckPath, profilePath } from './paths.ts';
import { email, line, normaliseMobile, otp, text, textOrNull, yesNo } from './rules.ts';

const profile = object({
  first_name: text(),
  last_name: text(),
  company: text(),
  email: text(),
  mobile_no: text(),
  /** Whether the contact was verified; omitted if an API does not know. */
  email_confirmed: boolean().optional(),
  mobile_confirmed: boolean().optional(),
  /** Accounts that were opened by OTP have none at first; omitted if an API does not know. */
  has_password: boolean().optional(),
  /** Path in the store API (`/files/…`) or an absolute URL. */
  profile_pic: textOrNull(),
  is_subscribed: yesNo(),
  is_sose_elite_user: yesNo(),
  is_staff: yesNo(),
  addresses: array(address.required()).required(),
});
export type Profile = InferType<typeof profile>;

export const getProfile = customer.get(profilePath, 'Get the profile with addresses', {
  answer: success.shape({ data: profile.required() }),
});

const mobileMessage = 'Please enter valid mobile number';
const minMobileLength = 12;

/* Requires the country code: ten digits are too short here. */
const internationalMobile = () =>
  string()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      const number = value.replace(/[\s-]/g, '');
      return number.length < minMobileLength ? number : (normaliseMobile(number) ?? number);
    })
    .matches(/^\+91[6-9]\d{9}$/, { message: mobileMessage, excludeEmptyString: true });

/** Profile form. The e-mail is read-only. */
export const profileInput = object({
  first_name: line(50).required('First name is required'),
  last_name: line(50).required('Last name is required'),
  company: line(100).nullable().optional(),
  mobile_no: internationalMobile().required(mobileMessage),
});
export type ProfileInput = InferType<typeof profileInput>;

/** All fields optional. `email` is accepted but ignored. */
const profileChange = profileInput.partial().shape({ email: mixed().optional() });
export type ProfileChange = InferType<typeof profileChange>;

export const updateProfile = customer.patch(
  profilePath,
  'Change the profile. A new mobile number gets an OTP and is used once verified; 409 names the field if another account has it',
  {
    body: profileChange,
    answer: success.shape({
      data: profile.required(),
      /** New number that waits for verification; otherwise null. */
      mobile_to_verify: textOrNull(),
    }),
  },
);

const changeMobileInput = object({ mobile_no: internationalMobile().required(mobileMessage) });

/** Sends the code for a new mobile number; can be called again to resend. */
export const sendMobileOtp = customer.post(
  '/user/change-mobile/',
  'Send an OTP to the new mobile number of the account',
  { body: changeMobileInput, answer: success, standIn: 'a message' },
);

const verifyMobileInput = changeMobileInput.shape({
  otp: otp(),
});

/** Replaces the old number with the verified new one. */
export const verifyMobile = customer.post(
  '/user/change-mobile/verify/',
  'Verify the new mobile number with its OTP',
  {
    body: verifyMobileInput,
    answer: success.shape({ data: profile.required() }),
    standIn: 'a message',
  },
);

export const namedEmail = object({ email: email().required('Email is required') });
export type NamedEmail = InferType<typeof namedEmail>;

const emailToConfirm = namedEmail.partial();

export const sendEmailConfirmation = customer.post(
  '/user/confirm-email/',
  'Email a link that verifies the email; an account without an email sends it here',
  { body: emailToConfirm, answer: success, standIn: 'a message' },
);

export const confirmEmail = customer.post(
  '/user/confirm-email/{code}/',
  'Verify the email of the account with the emailed code',
  { answer: success.shape({ data: profile.required() }), standIn: 'a message' },
);

/** Multipart form with the picture in the field `picture`. */
export const changePicture = customer.post(
  '/user/profile/picture/',
  'Upload a profile picture: JPEG, PNG or WebP, up to 5 MB; it is cropped to a square',
  {
    files: { [pictureField]: 1 },
    answer: success.shape({ data: profile.required() }),
    standIn: 'a message',
  },
);

export const removePicture = customer.delete(
  '/user/profile/picture/',
  'Delete the profile picture',
  { answer: success.shape({ data: profile.required() }), standIn: 'a message' },
);

export const checkMembership = customer.get(
  membershipCheckPath,
  'Get whether the customer is a member, and until when',
  {
    answer: success.shape({
      is_sose_elite_user: yesNo(),
      end_date: textOrNull(),
      /** Payments of months that do not match and are being checked by staff; in rupees. */
      payment_in_review_amt: number().strict().optional(),
    }),
  },
);
