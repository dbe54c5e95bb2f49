import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { makeChallenge } from '../../providers/captcha/altcha.ts';

interface ChallengeRequest {
  /** The form that it is for; for any one form where it is left out. */
  action?: CaptchaAction | undefined;
  mostTries: number;
}

/** A new proof of work; 404 where another captcha is in use. */
export async function issueChallenge(
  { env, now }: ServiceContext,
  { action, mostTries }: ChallengeRequest,
) {
  if (env.recaptcha) throw notFound('Challenge');
  return makeChallenge(env.captchaSecret, { now: now(), mostTries, action });
}
