import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (subject: string, expiresAt: string, secret: string) =>
  createHmac('sha256', secret).update(`${subject}:${expiresAt}`).digest('base64url');

/** Issues an HMAC-signed code for `subject`, valid until `expiresAt`. */
export function issueSignedCode(subject: string, secret: string, expiresAt: Date): string {
  const end = expiresAt.getTime().toString(36);
  return `${end}.${sign(subject, end, secret)}`;
}

/** Whether this store issued the code for `subject` and it has not expired. */
export function isSignedCode(code: string, subject: string, secret: string, now: Date): boolean {
  const [end = '', signature = '', ...rest] = code.split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,12}$/.test(end)) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(subject, end, secret));
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return isSigned && Number.parseInt(end, 36) > now.getTime();
}

/** Lifetime of an e-mail confirmation link, in milliseconds. */
const emailCodeLifeMs = 7 * 24 * 60 * 60 * 1000;

interface NamedEmail {
  customerId: number;
  email: string;
}

const codeSubject = ({ customerId, email }: NamedEmail) => `confirm email:${customerId}:${email}`;

/** Issues the code in a mail to `email` that confirms it for that account; valid for 7 days. */
export const issueEmailCode = (named: NamedEmail, secret: string, now: Date): string =>
  issueSignedCode(codeSubject(named), secret, new Date(now.getTime() + emailCodeLifeMs));

/** Whether this store issued the code for that e-mail and account less than 7 days ago. */
export const isEmailCode = (code: string, named: NamedEmail, secret: string, now: Date): boolean =>
  isSignedCode(code, codeSubject(named), secret, now);

/** Storefront path of the e-mail confirmation link. */
export const confirmEmailPath = (code: string): string => `/confirm-email/${code}`;
