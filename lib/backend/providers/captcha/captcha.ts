import type { CaptchaAction } from '../../../contract/captcha.ts';

/**
 * Result of a captcha check. `id` identifies the token for single use, independent of its spelling;
 * after `goodUntil` the token is refused anyway.
 */
type CaptchaVerdict =
  | { outcome: 'ok'; id: string; goodUntil: Date }
  | { outcome: 'refused' | 'unavailable' };

export interface Captcha {
  verify: (token: string, action: CaptchaAction, now: Date) => Promise<CaptchaVerdict>;
}
