import type { CaptchaAction } from '../../../contract/captcha.ts';

/**
 * What a captcha says of a token. `id` names what may count once, however the token is spelled;
 * after `goodUntil` the token is refused anyway.
 */
export type CaptchaVerdict =
  { outcome: 'ok'; id: string; goodUntil: Date } | { outcome: 'refused' | 'unavailable' };

/** A service that tells people from machines. */
export interface Captcha {
  verify: (token: string, action: CaptchaAction, now: Date) => Promise<CaptchaVerdict>;
}
