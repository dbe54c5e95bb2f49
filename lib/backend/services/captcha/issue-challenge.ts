import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { makeChallenge } from '../../providers/captcha/altcha.ts';

/** A new proof of work; 404 where another captcha is in use. */
export async function issueChallenge({ env, now }: ServiceContext) {
  if (env.recaptcha) throw notFound('Challenge');
  return makeChallenge(env.captchaSecret, now());
}
