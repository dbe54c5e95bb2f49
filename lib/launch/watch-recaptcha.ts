import { companyId, headerNames } from '../contract/envelope.ts';
import { getCaptchaKey } from '../contract/captcha.ts';

const pauseMs = 5_000;
const patienceMs = 3_000;

/**
 * Asks the store API every five seconds whether reCAPTCHA is the captcha, because its owner can
 * change that at any time. Returns what it said last; `onChange` hears of another
 * answer.
 */
export function watchRecaptcha(storeApiUrl: string, onChange: () => void): () => boolean {
  let isUsed = false;
  const ask = async () => {
    const answer = await fetch(`${storeApiUrl}${getCaptchaKey.path}`, {
      headers: { [headerNames.company]: String(companyId) },
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    // 404: an API without this call.
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`The captcha key was answered with ${answer.status}`);
    const { site_key } = (await answer.json()) as { site_key?: string | null };
    const wasUsed = isUsed;
    isUsed = Boolean(site_key);
    if (isUsed !== wasUsed) onChange();
    return true;
  };
  const repeat = async () => {
    const mayChange = await ask().catch(() => true);
    if (mayChange) setTimeout(() => void repeat(), pauseMs).unref();
  };
  void repeat();
  return () => isUsed;
}
