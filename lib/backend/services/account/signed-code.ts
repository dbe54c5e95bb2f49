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
