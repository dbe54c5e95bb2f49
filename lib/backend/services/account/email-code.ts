import { isSignedCode, issueSignedCode } from './signed-code.ts';

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
