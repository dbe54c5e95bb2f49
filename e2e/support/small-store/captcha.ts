import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import { invalid } from './refusal.ts';
import type { State } from './state.ts';

/* ALTCHA: find the number that, appended to the salt, has the SHA-256 `challenge`. */

const maxnumber = 2_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const sign = (state: State, challenge: string) =>
  createHmac('sha256', state.captchaSecret).update(challenge).digest('hex');

export function captchaRoutes(app: Hono, state: State): void {
  app.get('/captcha/challenge', (c) => {
    const salt = randomBytes(12).toString('hex');
    const challenge = sha256(`${salt}${randomInt(maxnumber)}`);
    const signature = sign(state, challenge);
    return c.json({ status: true, algorithm: 'SHA-256', challenge, maxnumber, salt, signature });
  });
}

/** Throws a 400 unless `recaptcha` is a solution that was not used before. */
export function requireCaptcha(state: State, recaptcha: unknown): void {
  const token = typeof recaptcha === 'string' ? recaptcha : '';
  if (!isSolved(state, token) || state.usedCaptchas.has(token)) {
    throw invalid({ recaptcha: ['Please verify you are not a robot.'] });
  }
  state.usedCaptchas.add(token);
}

function isSolved(state: State, token: string): boolean {
  try {
    const { challenge, number, salt, signature } = JSON.parse(
      Buffer.from(token, 'base64').toString('utf8'),
    ) as Record<string, unknown>;
    return (
      sha256(`${String(salt)}${String(number)}`) === challenge &&
      sign(state, String(challenge)) === signature
    );
  } catch {
    return false;
  }
}
