import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { captchaActions, type CaptchaAction } from '../../../contract/captcha.ts';

export interface QuestionTicket {
  id: string;
  action: CaptchaAction;
  expires: Date;
}

const lifeMs = 15 * 60 * 1000;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

const sign = (secret: string, text: string) =>
  hmac(secret, `question-ticket:${text}`).toString('base64url');

/** Makes a ticket that says nothing of its question: only `secret` leads from one to the other. */
export function makeTicket(secret: string, action: CaptchaAction, now: Date) {
  const id = randomBytes(16).toString('base64url');
  const expires = Math.floor((now.getTime() + lifeMs) / 1000);
  const text = `${id}.${action}.${expires}`;
  return { id, ticket: `${text}.${sign(secret, text)}` };
}

/** Decodes a ticket; undefined if it was forged, changed or has expired. */
export function readTicket(secret: string, ticket: string, now: Date): QuestionTicket | undefined {
  const [id = '', named = '', seconds = '', signature = ''] = ticket.split('.');
  const [wanted, sent] = [sign(secret, `${id}.${named}.${seconds}`), signature].map((text) =>
    Buffer.from(text),
  );
  if (!wanted || !sent || wanted.length !== sent.length || !timingSafeEqual(wanted, sent)) {
    return undefined;
  }
  const action = captchaActions.find((one) => one === named);
  const expires = new Date(Number(seconds) * 1000);
  return action && expires > now ? { id, action, expires } : undefined;
}

/** Bytes from which the question of a ticket is made. */
export const seedOf = (secret: string, id: string): Buffer => hmac(secret, `question-seed:${id}`);
