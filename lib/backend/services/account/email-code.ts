import { isSignedCode, issueSignedCode } from './signed-code.ts';

/** How long a link that confirms an e-mail can be used, in milliseconds. */
export const emailCodeLifeMs = 7 * 24 * 60 * 60 * 1000;

interface NamedEmail {
  customerId: number;
  email: string;
}

const subjectOf = ({ customerId, email }: NamedEmail) => `confirm email:${customerId}:${email}`;

/** What stands in a mail to `email`, so that its reader confirms it for that account; good for 7 days. */
export const issueEmailCode = (named: NamedEmail, secret: string, now: Date): string =>
  issueSignedCode(subjectOf(named), secret, new Date(now.getTime() + emailCodeLifeMs));

/** Whether this store mailed the code to that e-mail for that account, less than 7 days ago. */
export const isEmailCode = (code: string, named: NamedEmail, secret: string, now: Date): boolean =>
  isSignedCode(code, subjectOf(named), secret, now);

/** Where the mail leads: an address of the shop. */
export const confirmEmailPath = (code: string): string => `/confirm-email/${code}`;
