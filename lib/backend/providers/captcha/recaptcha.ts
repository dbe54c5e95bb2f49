import { createHash } from 'node:crypto';
import { askPartner } from '../../observe/ask-partner.ts';
import type { Logger } from 'pino';
import type { RecaptchaEnv } from './recaptcha-env.ts';
import type { Captcha } from './captcha.ts';

interface GoogleAnswer {
  success?: boolean;
  action?: string;
  hostname?: string;
  score?: number;
  'error-codes'?: string[];
}

const patienceMs = 5_000;
/* Google's tokens are valid for two minutes. */
const lifeMs = 2 * 60 * 1000;

/**
 * Google reCAPTCHA v3. Accepts a token if Google confirms it, it was created on `hostname` for the
 * same action, and its score is high enough. Returns `unavailable` if Google does not answer within
 * five seconds or rejects our own key.
 */
export function recaptcha(settings: RecaptchaEnv, hostname: string, log: Logger): Captcha {
  return {
    verify: async (token, action, now) => {
      const answer = await ask(settings, token).catch((error: unknown) => {
        log.warn({ err: error }, 'reCAPTCHA does not answer');
        return undefined;
      });
      if (!answer) return { outcome: 'unavailable' };
      if (answer['error-codes']?.some((code) => code.endsWith('-input-secret'))) {
        log.error('reCAPTCHA refuses RECAPTCHA_SECRET_KEY');
        return { outcome: 'unavailable' };
      }
      const isGood =
        answer.success === true &&
        answer.action === action &&
        answer.hostname === hostname &&
        (answer.score ?? 0) >= settings.leastScore;
      if (!isGood) return { outcome: 'refused' };
      const id = `recaptcha ${createHash('sha256').update(token).digest('hex')}`;
      return { outcome: 'ok', id, goodUntil: new Date(now.getTime() + lifeMs) };
    },
  };
}

async function ask({ verifyUrl, secretKey }: RecaptchaEnv, token: string): Promise<GoogleAnswer> {
  return askPartner('captcha', async () => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    return (await answer.json()) as GoogleAnswer;
  });
}
