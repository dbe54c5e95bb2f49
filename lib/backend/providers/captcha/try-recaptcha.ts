import type { RecaptchaEnv } from './recaptcha-env.ts';

const patienceMs = 5_000;

/** Asks Google about an invented token, which tells whether it knows the secret key. */
export async function tryRecaptcha({ verifyUrl, secretKey }: RecaptchaEnv) {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret: secretKey, response: 'trial' }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { 'error-codes': codes } = (await answer.json()) as { 'error-codes'?: string[] };
    if (!answer.ok || !codes) throw new Error(`answered ${answer.status}`);
    const isRefused = codes.some((code) => code.endsWith('-input-secret'));
    return isRefused
      ? { is_ok: false, message: 'Google refuses the secret key' }
      : {
          is_ok: true,
          message: 'Google knows the secret key. Send a form of the shop to try the site key',
        };
  } catch {
    return { is_ok: false, message: 'Google does not answer' };
  }
}
