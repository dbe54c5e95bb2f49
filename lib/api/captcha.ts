import type { AnswerOf } from '../contract/endpoint';
import { getCaptchaChallenge, type CaptchaAction } from '../contract/captcha';
import { readPath } from './browser';

export type { CaptchaAction };

/** Reads the ALTCHA challenge of a form. Throws ApiError. */
export function readChallenge(
  action: CaptchaAction,
): Promise<AnswerOf<typeof getCaptchaChallenge>> {
  return readPath(`${getCaptchaChallenge.path}?action=${action}`);
}

/** Reads the public key of Google reCAPTCHA; null if ALTCHA is used. */
export async function readSiteKey(): Promise<string | null> {
  const answer = await fetch('/api/captcha', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The captcha's key could not be read: ${answer.status}`);
  const { site_key } = (await answer.json()) as { site_key: string | null };
  return site_key;
}
