import { boolean, number, string, type TestConfig } from 'yup';

import { composeLetters } from './join-letters.ts';
import { parseAmount } from './money.ts';
import { isOneDigit, pinCodePattern } from './pin-code.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Texts in lower case that the field also accepts and converts to its own type. */
    words?: readonly string[];
    /** An ISO 8601 time. */
    isMoment?: boolean;
    /** One of these fields is required. */
    anyOfRequired?: readonly string[];
  }
}

/*
 * Removes invisible format characters, which are often copied with a number or an address from a
 * chat.
 */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '');

/**
 * Normalises an Indian mobile number to `+91` and 10 digits, the first one 6 to 9. Accepts 10, 12
 * (91…) or 13 characters (+91…); ignores spaces, hyphens and invisible characters. Returns null if
 * invalid.
 */
export function normaliseMobile(input: string): string | null {
  const match = /^(?:\+?91)?([6-9]\d{9})$/.exec(withoutMarks(input).replace(/[\s\p{Pd}]/gu, ''));
  return match ? `+91${match[1]}` : null;
}

/** Says why `normaliseMobile` refuses a text. */
export const mobileFault = (input: string): string =>
  /^(?:\+?91)?\d{10}$/.test(input)
    ? 'An Indian mobile number starts with 6, 7, 8 or 9'
    : 'Mobile number must be 10 digits';

/** Mobile number in any accepted form, normalised to `+91` and 10 digits. */
export const mobile = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? (normaliseMobile(value) ?? value) : value,
    )
    .test('mobile', (value, { createError }) => {
      if (!value || normaliseMobile(value) !== null) return true;
      return createError({ message: mobileFault(value) });
    });

/** Trimmed, lower case, one @ and a dot in the domain. */
export const email = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? withoutMarks(value).trim().toLowerCase() : value,
    )
    .max(254, 'Invalid email format')
    .matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, {
      message: 'Invalid email format',
      excludeEmptyString: true,
    });

export const newPassword = () =>
  string()
    .max(128, 'Password must be at most 128 characters')
    .matches(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$_.~-]).{8,}$/, {
      message: 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol',
      excludeEmptyString: true,
    });

/** Captcha token; verified by the server. */
export const captchaToken = () =>
  string()
    .required('Please verify you are not a robot.')
    .max(8_192, 'Please verify you are not a robot.');

/**
 * For calls that need a captcha only after too many tries: 429 with the code `captcha_required`.
 */
export const captchaIfRequired = () =>
  string().max(8_192, 'Please verify you are not a robot.').optional();

/** Digits of a one-time password; long ones are sent after many wrong tries with a number. */
export const otpDigits = { usual: 6, long: 10 } as const;

/** A one-time password. */
export const otp = () =>
  string()
    .required('OTP is required')
    .matches(/^(?:\d{6}|\d{10})$/, 'OTP must be 6 digits');

/** An OTP, a code of an authenticator app, or a recovery code such as `abcde-fghij`. */
export const appCode = () =>
  string()
    .trim()
    .matches(/^(?:\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i, {
      message: 'Enter the 6-digit code, or a recovery code of 10 letters and digits',
      excludeEmptyString: true,
    });

/** One-time password for calls that need it only in some cases. */
export const otpIfRequired = () =>
  string()
    .matches(/^\d{6}$/, { message: 'OTP must be 6 digits', excludeEmptyString: true })
    .optional();

/** Six digits, the first not 0. */
export const pinCode = () =>
  string()
    .matches(pinCodePattern, { message: 'PIN code must be 6 digits', excludeEmptyString: true })
    .test('exists', 'This PIN code doesn’t exist', (value) => !value || !isOneDigit(value));

/** A test that a text has so many visible characters. */
export const hasLetters = (minLetters: number) => (value: string | undefined) =>
  !value || value.replace(/[\p{C}\s]/gu, '').length >= minLetters;

/*
 * Without signs that cannot be seen: the same name is the same text. Joiners stay: they shape
 * letters of India.
 */
const composed = (value: unknown) =>
  typeof value === 'string'
    ? composeLetters(value).replace(
        /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
        '',
      )
    : value;

/** Transform: an empty form field counts as not set. */
export const emptyAsUnset = (value: unknown, original: unknown) =>
  original === '' ? undefined : value;

/** A trimmed line of text. */
export const line = (maxLength = 200) =>
  string().transform(composed).trim().max(maxLength, `Use at most ${maxLength} characters`);

/** Writes a tracking number as couriers do: in capitals, without spaces. */
export const cleanTrackingNumber = (number: string): string =>
  withoutMarks(number).replace(/\s/g, '').toUpperCase();

/** A tracking number, or those of several parcels separated by commas. */
export const trackingNumber = () =>
  line(80).transform((value: unknown) =>
    typeof value === 'string'
      ? value.split(',').map(cleanTrackingNumber).filter(Boolean).join(', ')
      : value,
  );

/* Runs for each text that is sent, however long: linear, without + and *. */
const link =
  /:\/\/|www\.|@|[\p{L}\d-]{2}\.[a-z]{2}|[\p{L}\d]\.(?:biz|com|info|in|net|org|shop|site|xyz)(?!\p{L})/u;

/** A name of a person: a line of text without links, which would get into mails. */
export const personName = () =>
  line(50).test('no link', 'Enter a name without links', (name) => !link.test(name ?? ''));

/** Idempotency key that a client gives a payment; a header value. */
export const clientTxnId = () =>
  string()
    .trim()
    .matches(/^[\x21-\x7e]{1,200}$/, {
      message: 'txnid must be 1 to 200 printable characters',
      excludeEmptyString: true,
    });

/** A positive id within the range of a PostgreSQL integer. */
export const id = () =>
  number()
    .typeError('Must be a number')
    .integer('Must be a whole number')
    .min(1, 'Must be a positive number')
    .max(2_147_483_647, 'Number is too large');

/** A whole number of at least `min`; `name` begins its messages. */
export const wholeNumber = (min: number, name?: string) => {
  const must = name ? `${name} must` : 'Must';
  const message = `${must} be a whole number`;
  return number().typeError(message).integer(message).min(min, `${must} be ${min} or more`);
};

/** Page number, starting at 1; other values are refused. */
export const page = () => wholeNumber(1, 'Page').max(1_000_000, 'Page is too large').default(1);

/** Number of pieces: a whole number of at least 1. */
export const quantity = () =>
  number()
    .typeError('Quantity must be a number')
    .integer('Quantity must be a whole number')
    .min(1, ({ value }: { value: number }) =>
      value < 0 ? 'Quantity cannot be set less than 0!' : 'Please set the quantity greater than 0!',
    )
    .max(1_000_000, 'Quantity is too large');

/** A test that a number has at most so many decimals. */
export const decimals = (
  maxDecimals: number,
  message: string,
): TestConfig<number | null | undefined> => ({
  name: 'decimals',
  message,
  params: { decimals: maxDecimals },
  test: (value) => {
    const shifted = (value ?? 0) * 10 ** maxDecimals;
    return Math.abs(shifted - Math.round(shifted)) < 1e-6;
  },
});

/** Rupees with at most two decimals, zero or more. */
/** In forms also as people write it: `1,299`. */
export const rupees = () =>
  number()
    .transform((value: number, original: unknown) =>
      Number.isNaN(value) && typeof original === 'string' ? parseAmount(original) : value,
    )
    .typeError('Must be an amount in rupees')
    .min(0, 'Must be 0 or more')
    .max(100_000_000, 'Amount is too large')
    .test(decimals(2, 'Must have at most 2 decimals'));

/** Comma-separated ids, as sent by the shop's filters. */
export const idList = () =>
  string().matches(/^\d{1,9}(,\d{1,9})*$/, {
    message: 'Must be numbers separated by commas',
    excludeEmptyString: true,
  });

/**
 * Test of a list: no two rows have the same value in this field. Runs before rows are validated.
 */
export const hasEachOnce = (field: string) => (rows: unknown) =>
  !Array.isArray(rows) ||
  new Set(rows.map((row: Record<string, unknown> | null) => row?.[field])).size === rows.length;

/* A schema takes 1 KB, and fields of answers are most of them. Schemas are immutable. */
const once =
  <S>(schema: S) =>
  () =>
    schema;

/* Field types of answers: always present, may be null if the name says so. */
export const text = once(string().defined().strict());
export const textOrNull = once(string().defined().nullable().strict());
export const amount = once(number().required().strict());
export const amountOrNull = once(number().defined().nullable().strict());
export const count = once(number().integer().required().strict());
export const countOrNull = once(number().integer().defined().nullable().strict());
export const yesNo = once(boolean().required().strict());
/** ISO 8601 with offset. */
export const moment = once(string().required().strict().meta({ isMoment: true }));
