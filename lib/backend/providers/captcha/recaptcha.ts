import { string } from 'yup';
import type { FieldName } from '../../../contract/providers.ts';
import { invalid } from '../../errors.ts';
import { askPartner } from '../../observe/ask-partner.ts';
import {
  addressSetting,
  fieldSettings,
  type Captcha,
  type ClientOptions,
  type Provider,
} from '../provider.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

interface GoogleAnswer {
  success?: boolean;
  action?: string;
  hostname?: string;
  score?: number;
  'error-codes'?: string[];
}

const timeoutMs = 5_000;
/* Google's tokens are valid for two minutes. */
const lifeMs = 2 * 60 * 1000;

type Key = FieldName<'recaptcha'> | 'least_score' | 'verify_url';
type Settings = Record<Key, string>;

/**
 * Google reCAPTCHA v3. Accepts a token if Google confirms it, it was created on `hostname` for the
 * same action, and its score is high enough. Returns `unavailable` if Google is not responding
 * within five seconds or rejects our own key.
 */
export const recaptcha: Provider<'recaptcha', Key> = {
  name: 'recaptcha',
  storedId: 5,
  settings: {
    ...fieldSettings('recaptcha'),
    // Minimum score, 0 to 1.
    least_score: {
      name: 'RECAPTCHA_LEAST_SCORE',
      preset: '0.5',
      rule: string().test({
        test: (text = '') => Number(text) >= 0 && Number(text) <= 1,
        message: 'RECAPTCHA_LEAST_SCORE must be a number from 0 to 1',
      }),
    },
    verify_url: addressSetting(
      'recaptcha',
      'verify_url',
      'https://www.google.com/recaptcha/api/siteverify',
    ),
  },
  checkFields: (fields) => {
    if (fields['site_key'] === fields['secret_key']) {
      throw invalid({ secret_key: ['This is the site key'] });
    }
    return fields;
  },
  createClient,
  // Asks Google about an invented token, which tells whether it knows the secret key.
  tryKeys: async (settings) => {
    try {
      const { 'error-codes': codes } = await verifyToken(settings, 'trial');
      if (!codes) throw new Error('answered without codes');
      return codes.some(isAboutSecret)
        ? { is_ok: false, message: 'Google rejected the secret key' }
        : {
            is_ok: true,
            message:
              'Google accepts the secret key. Submit a form in the shop to test the site key.',
          };
    } catch {
      return { is_ok: false, message: 'Google is not responding' };
    }
  },
};

const isAboutSecret = (code: string) => code.endsWith('-input-secret');

function createClient(settings: Settings, { siteHost, log }: ClientOptions): Captcha {
  return {
    verify: async (token, action, now) => {
      const answer = await verifyToken(settings, token).catch((error: unknown) => {
        log.warn({ err: error }, 'reCAPTCHA does not answer');
        return undefined;
      });
      if (!answer) return { outcome: 'unavailable' };
      if (answer['error-codes']?.some(isAboutSecret)) {
        log.error('reCAPTCHA refuses RECAPTCHA_SECRET_KEY');
        return { outcome: 'unavailable' };
      }
      const isGood =
        answer.success === true &&
        answer.action === action &&
        answer.hostname === siteHost &&
        (answer.score ?? 0) >= Number(settings.least_score);
      if (!isGood) return { outcome: 'refused' };
      const id = `recaptcha ${sha256Hex(token)}`;
      return { outcome: 'ok', id, goodUntil: new Date(now.getTime() + lifeMs) };
    },
  };
}

async function verifyToken(
  { verify_url, secret_key }: Settings,
  token: string,
): Promise<GoogleAnswer> {
  return askPartner('captcha', async () => {
    const answer = await fetch(verify_url, {
      method: 'POST',
      body: new URLSearchParams({ secret: secret_key, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    return (await answer.json()) as GoogleAnswer;
  });
}
