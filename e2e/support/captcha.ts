import { createHash } from 'node:crypto';
import { expect, type Locator } from 'playwright/test';
import { getCaptchaChallenge } from '../../lib/contract/captcha.ts';
import { storeApi } from './store-api.ts';

/** Returns a solved captcha token for the field `recaptcha`, without the browser. */
export async function solveCaptcha(): Promise<string> {
  const { algorithm, challenge, salt, signature } = await storeApi.call(getCaptchaChallenge);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  let number = 0;
  while (sha256(`${salt}${number}`) !== challenge) number += 1;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

/** Ticks the captcha box of a form and waits until the browser has solved it. */
export async function tickCaptcha(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await expect(form.getByText('Verified', { exact: true })).toBeVisible({ timeout: 30_000 });
}
