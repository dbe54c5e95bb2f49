import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { makeChallenge } from '../../providers/captcha/altcha.ts';

interface ChallengeRequest {
  /** The form that it is for; any form if left out. */
  action?: CaptchaAction | undefined;
  maxTries: number;
}

/** Issues a new proof-of-work challenge; 404 if another captcha is in use. */
export async function issueChallenge(
  { env, now }: ServiceContext,
  { action, maxTries }: ChallengeRequest,
) {
  if (env.providers.recaptcha) throw notFound('Challenge');
  return makeChallenge(env.captchaSecret, { now: now(), maxTries, action });
}
